/** An element that is made by its name, or HTML in a string. A component's own `<style>` is neither: it is drawn. */
const signs = /document\.createElement\(\s*["'`]style["'`]|<style\b|\sstyle=["'\\]/i;

/** Whether a script of the author may put styles into a page, beside those that components draw. */
export function addsStyles(code: string): boolean {
  return signs.test(code);
}
