/** Positive and negative votes as one bar, as long as its share of the largest. */
export function VoteBar({ up, down, largest }: { up: number; down: number; largest: number }) {
  const share = (count: number) => `${largest === 0 ? 0 : (count / largest) * 100}%`;
  return (
    <div aria-hidden className="flex h-2 w-full gap-px overflow-hidden rounded-full bg-hover">
      <div className="bg-good-mark" style={{ width: share(up) }} />
      <div className="bg-bad-mark" style={{ width: share(down) }} />
    </div>
  );
}
