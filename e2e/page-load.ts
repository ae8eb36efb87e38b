import type { Browser, Page } from "playwright-core";

/** How a page came to its reader. Times are in milliseconds. */
export interface Loaded {
  /** Everything that was asked for until the page was quiet, with its bytes as they came over the line. */
  requests: { url: string; type: string; bytes: number }[];
  largestPaint: number;
  /** How long tasks held the page up after it first showed: what each took beyond 50 ms. */
  blocked: number;
  /** By how much the page moved without the reader's doing (cumulative layout shift), and what of it. */
  shift: number;
  moved: string[];
}

const observe = `window.seen = { tasks: [], paint: 0, shift: 0, moved: [] };
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
watch("largest-contentful-paint", ({ startTime }) => { seen.paint = startTime; });
watch("layout-shift", ({ value, sources }) => {
  seen.shift += value;
  seen.moved.push(...sources.map(({ node }) => String(node?.id || node?.className || node?.nodeName)));
});`;

const result = `(() => {
  const first = performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const after = seen.tasks.map(([start, duration]) => Math.min(duration, start + duration - first) - 50);
  return {
    largestPaint: Math.round(seen.paint),
    blocked: Math.round(after.filter((time) => time > 0).reduce((sum, time) => sum + time, 0)),
    shift: seen.shift,
    moved: seen.moved,
  };
})()`;

/** A fixed piece of work: numbers, objects and texts, as the script of a page has them. Answers its middle time. */
const work = `(() => {
  const times = [];
  for (let round = 0; round < 12; round++) {
    const start = performance.now();
    const items = [];
    for (let index = 0; index < 60_000; index++) items.push({ index, text: "item " + (index % 97) });
    items.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : b.index - a.index));
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[6];
})()`;

/** What that work takes on the machine whose fourth part a slow one is, in milliseconds. */
const workMs = 8;

/**
 * By how much this machine is slowed down to be a slow one: one that is slower itself, or shares its cores with others at the
 * moment, is slowed down less, so that the page and not the machine is measured.
 */
export async function slowdown(page: Page): Promise<number> {
  const taken = await page.evaluate<number>(work);
  return Math.min(4, Math.max(1, (4 * workMs) / taken));
}

/**
 * Opens a page with nothing in any cache, and waits until it is quiet.
 * @param line `slow` is slow 4G (150 ms there and back, 1.6 Mbit/s) and a processor four times slower than one of these days.
 */
export async function load(browser: Browser, url: string, line: "fast" | "slow" = "fast"): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    if (line === "slow") {
      const [downloadThroughput, uploadThroughput] = [1_600_000 / 8, 750_000 / 8];
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput,
        uploadThroughput,
      });
      const rate = await slowdown(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    }
    const requests = new Map<string, Loaded["requests"][number]>();
    session.on("Network.responseReceived", ({ requestId, response, type }) => {
      requests.set(requestId, { url: response.url, type: (type ?? "").toLowerCase(), bytes: 0 });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    return { ...(await page.evaluate<Omit<Loaded, "requests">>(result)), requests: [...requests.values()] };
  } finally {
    await context.close();
  }
}
