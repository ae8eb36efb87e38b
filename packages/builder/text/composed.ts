/** Letters below it are composed, whatever stands beside them. */
const combining = /[\u0300-\uffff]/;

/**
 * A name in Unicode's composed form (NFC). Readers and browsers see one name where a file is called "é" and a link to it says
 * "e" with an accent behind it, as macOS writes it: names of files, and what refers to them, are compared in this form.
 */
export function composed(name: string): string {
  return combining.test(name) ? name.normalize("NFC") : name;
}
