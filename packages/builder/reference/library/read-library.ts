import { graphqlLibrary } from "../graphql/graphql-library.ts";
import { type Library, LibraryFault, type LibraryFormat, type LibrarySource } from "./library.ts";

const readers: Partial<Record<LibraryFormat, (source: LibrarySource) => Library>> = {
  graphql: graphqlLibrary,
};

/** Reads a library of any format. @throws {LibraryFault} where it is not what docs.json says. */
export function readLibrary(format: LibraryFormat, source: LibrarySource): Library {
  const read = readers[format];
  if (!read)
    throw new LibraryFault(`${format} is not read`, "Use another format", { file: source.path, line: 1, column: 1 });
  return read(source);
}
