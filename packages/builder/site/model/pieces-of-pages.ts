import { spreadOf } from "../../text/hashes.ts";

/** Pages of a piece, on average: about 1.5 MB of their text, so that a site of thousands of pages has tens of pieces. */
const pagesPerPiece = 256;

/**
 * The pages of a site in the pieces that what is made of all of them is stored in: its `llms-full.txt`, its model. Where one
 * begins is decided by the address of its first page alone, so an edit changes one piece, and a page that comes or goes two
 * at most.
 */
export function piecesOfPages<Page>(pages: readonly Page[], addressOf: (page: Page) => string): Page[][] {
  const pieces: Page[][] = [];
  for (const page of pages) {
    const piece = pieces.at(-1);
    if (piece && spreadOf(addressOf(page)) % pagesPerPiece !== 0) piece.push(page);
    else pieces.push([page]);
  }
  return pieces.length === 0 ? [[]] : pieces;
}
