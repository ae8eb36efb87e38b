/** The name of a host that nobody calls a page. */
const webHost = /^www\.(?:[a-z0-9-]+\.)+[a-z]{2,}(?=[/?#:]|$)/i;
/** Whom one writes to, which is no name of a file: `logo@2x.png`, `kit@latest.md`. */
const mailbox =
  /^[\w.+-]+@(?!\d+x\.)(?:[a-z0-9-]+\.)+(?!(?:avif|gif|jpe?g|png|svg|webp|mdx?|json|ya?ml|pdf|zip)$)[a-z]{2,}(?=\?|$)/i;

/** What authors mean by an address whose scheme they forgot: `www.example.com`, `us@example.com`. Null for any other. */
export function withScheme(address: string): string | null {
  if (webHost.test(address)) return `https://${address}`;
  return mailbox.test(address) ? `mailto:${address}` : null;
}
