// Runs in the pages of `lectern dev`: loads them again when the site was built, and says why where it could not be.
(() => {
  const own = document.currentScript;
  const events = new EventSource(new URL("events", own.src));
  let panel = null;

  events.onmessage = ({ data }) => {
    const { edition, faults, hasSite } = JSON.parse(data);
    if (edition !== own.dataset.edition) location.reload();
    else show(faults, hasSite);
  };

  /** No styles of the site reach into the panel, and none of its own are inline, which the site's policy refuses. */
  function show(faults, hasSite) {
    panel?.remove();
    panel = null;
    if (faults.length === 0) return;
    panel = document.createElement("div");
    panel.setAttribute("role", "alert");
    const root = panel.attachShadow({ mode: "open" });
    const styles = new CSSStyleSheet();
    styles.replaceSync(`
      :host { position: fixed; z-index: 1000; inset: auto 1rem 1rem; margin-inline: auto; max-width: 44rem; }
      div { max-height: 50vh; overflow: auto; padding: 1rem 1.25rem; border: 1px solid #f0b4b0; border-radius: 0.75rem;
        background: #fff6f5; color: #5c1512; box-shadow: 0 12px 40px -8px rgb(0 0 0 / 30%);
        font: 0.875rem/1.5 ui-sans-serif, system-ui, sans-serif; }
      strong { display: block; margin-block-end: 0.375rem; color: #a11d17; }
      pre { margin: 0; font: 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
      @media (prefers-color-scheme: dark) { div { border-color: #6b2a27; background: #2a1413; color: #f6cfcc; } strong { color: #ff9a94; } }
    `);
    root.adoptedStyleSheets = [styles];
    const box = root.appendChild(document.createElement("div"));
    box.appendChild(document.createElement("strong")).textContent =
      `The site could not be built.${hasSite ? " This is how it was before." : ""}`;
    box.appendChild(document.createElement("pre")).textContent = faults.join("\n");
    document.body.append(panel);
  }
})();
