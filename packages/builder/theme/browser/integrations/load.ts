/** Adds a script of another host to the page. */
export function load(address: string, attributes: Record<string, string> = {}): Promise<void> {
  const script = document.createElement("script");
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = address;
  const loaded = new Promise<void>((resolve) => {
    script.addEventListener("load", () => resolve());
  });
  document.head.append(script);
  return loaded;
}

/** A part of an address. */
export const part = encodeURIComponent;
