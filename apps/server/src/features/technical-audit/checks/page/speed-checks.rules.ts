import type { FoundFault, PageCheck } from "../check.rules.ts";
import { contentCheck, found, foundIf } from "./found.rules.ts";

/** Beyond the first a page fails as medium, beyond the second as high. */
const firstByteMsMax = { medium: 800, high: 2_000 } as const;
const htmlBytesMax = { medium: 1_000_000, high: 2_000_000 } as const;
/** Most bytes that need not be compressed. */
const plainBytesMax = 10_000;
const requestsWanted = 3;

const slow = contentCheck({
  id: "slow",
  title: "Server answers slowly",
  why: "Agents that answer a person wait only seconds. The limits are conventions; every delay costs some of them.",
  grade: "c",
  severity: "high",
  category: "speed",
  needs: "page",
  check: (_html, page) => {
    const times = page.firstBytesMs;
    const medianMs = medianOf(times);
    if (medianMs === undefined) return "not-applicable";
    if (medianMs <= firstByteMsMax.medium) return "passed";

    const text = `${Math.round(medianMs)} ms to the first byte, the median of ${times.length} requests`;
    return found(page, [{ found: text, wanted: `At most ${firstByteMsMax.medium} ms` }], {
      ...severityOf(medianMs, firstByteMsMax),
      // One slow answer may be chance.
      isHalf: times.length < requestsWanted,
    });
  },
});

/** The lower one of two: the doubt is the site's. */
function medianOf(times: readonly number[]): number | undefined {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)];
}

function severityOf(value: number, max: { readonly high: number }): Pick<FoundFault, "severity"> {
  return value > max.high ? { severity: "high" } : { severity: "medium" };
}

const heavy: PageCheck = {
  id: "heavy",
  title: "HTML is very large",
  why: "Readers cut pages off: Googlebot after 2 MB, others earlier. What comes later is not read. The lower limit is a convention.",
  grade: "c",
  severity: "high",
  category: "speed",
  needs: "page",
  check: (page, site) => {
    const { fetch } = page.facts;
    // We stop at the higher limit ourselves, so there is no HTML to look at.
    if (fetch.failure === "too-large" && /html/i.test(fetch.contentType))
      return found(page, [{ found: "More than 2 MB of HTML", wanted: megabyte }]);
    return sized.check(page, site);
  },
};

const megabyte = "At most 1 MB";

const sized = contentCheck({
  ...heavy,
  check: (_html, page) => {
    const { bytes } = page.facts.fetch;
    if (bytes <= htmlBytesMax.medium) return "passed";
    const text = `${(bytes / 1_000_000).toFixed(1)} MB of HTML`;
    return found(page, [{ found: text, wanted: megabyte }], severityOf(bytes, htmlBytesMax));
  },
});

const noValidators = contentCheck({
  id: "no-validators",
  title: "Answers carry neither ETag nor Last-Modified",
  why: "With one of them a crawler can ask whether anything changed instead of fetching all again, and spends its time on new pages.",
  grade: "c",
  severity: "low",
  category: "speed",
  needs: "page",
  check: (_html, page) => {
    const { etag, "last-modified": lastModified } = page.facts.fetch.headers;
    return foundIf(!etag && !lastModified, page, {
      found: "Neither an ETag nor a Last-Modified header",
      wanted: "One of them",
    });
  },
});

const uncompressed = contentCheck({
  id: "uncompressed",
  title: "HTML is sent without compression",
  why: "Compressed HTML is a fraction of the size, so it arrives sooner and costs crawlers less. It is a convention.",
  grade: "c",
  severity: "low",
  category: "speed",
  needs: "page",
  check: (_html, page) => {
    const { bytes, headers } = page.facts.fetch;
    const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
    return foundIf(bytes > plainBytesMax && (encoding === "" || encoding === "identity"), page, {
      found: `${Math.round(bytes / 1_000).toLocaleString("en")} kB without Content-Encoding`,
      wanted: "gzip, br or zstd",
    });
  },
});

/** Whether a page comes quickly and is no heavier than it has to be. */
export const speedChecks: readonly PageCheck[] = [slow, heavy, noValidators, uncompressed];
