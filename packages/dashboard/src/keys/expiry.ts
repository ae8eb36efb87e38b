/** The choices of how long a key lives, in days; null is for ever. */
export const expiryChoices = [
  { value: "30", label: "30 days", days: 30 },
  { value: "90", label: "90 days", days: 90 },
  { value: "365", label: "1 year", days: 365 },
  { value: "never", label: "Never", days: null },
] as const;

/** The time at which a key made now ends; null for ever. */
export function expiryOf(choice: string, now: number): string | null {
  const days = expiryChoices.find(({ value }) => value === choice)?.days ?? null;
  return days === null ? null : new Date(now + days * 86_400_000).toISOString();
}
