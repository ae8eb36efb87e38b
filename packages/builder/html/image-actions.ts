const placements = ["bottom-center", "bottom-left", "bottom-right", "top-center", "top-left", "top-right"];

/** The controls that `actions` of an image asks for: all for `actions` alone, those named otherwise. */
export function imageActions(value: unknown): string[] {
  if (value === true || value === "" || value === "true") return ["copy", "download"];
  const named =
    typeof value === "string" || Array.isArray(value)
      ? String(value)
          .toLowerCase()
          .split(/[\s,]+/)
      : [];
  return named.filter((one) => one === "copy" || one === "download");
}

/** Where `actionsPlacement` puts them. */
export function actionsPlace(value: unknown): string {
  return placements.find((place) => place === String(value).toLowerCase()) ?? "bottom-center";
}
