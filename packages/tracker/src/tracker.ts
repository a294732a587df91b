/**
 * tracker.js: reports page views of people, and on the first one where they came from. It sets no cookie, stores nothing
 * and never throws into the page. Written for browsers of the last ten years, and to be small.
 */
interface PageView {
  readonly project: string;
  readonly url: string;
  readonly referrer: string;
}

interface Host extends Window {
  /** The workspace's id, as the page says it. */
  readonly PROJECT_KEY?: unknown;
  /** The ids that a copy of this script reports for already. */
  citelensTracks?: string[];
}

((page: Host, { currentScript: script }: Document) => {
  const { document, history, location, navigator } = page;
  const found = script ?? document.querySelector('script[src*="/tracker.js"]');
  const source = found instanceof HTMLScriptElement ? found : undefined;
  const endpoint = (source?.src ?? "").replace(/\/[^/]*$/, "/api/v1/tracking/pageview");
  let lastPath: string | undefined;

  function projectKey(): string {
    return String(page.PROJECT_KEY || source?.getAttribute("data-project-key") || "");
  }

  /** Address with only what referrals are told by, as whatever else stands there is the visitor's own business. */
  function addressOf(path: string): string {
    const told = location.search
      .slice(1)
      .split("&")
      .filter((parameter) => /^(utm_[a-z_]+=|ref=|referrer=[\w.-]{1,64}\W{0,3}$)/i.test(parameter));
    return told.length > 0 ? `${path}?${told.join("&")}` : path;
  }

  function send(view: PageView): void {
    const body = JSON.stringify(view);
    if (!page.fetch) return void navigator.sendBeacon(endpoint, body);
    page
      .fetch(endpoint, { method: "POST", body, keepalive: true, credentials: "omit" })
      .catch(() => undefined);
  }

  function report(): void {
    try {
      const path = location.pathname;
      if (path === lastPath) return;

      const referrer = lastPath === undefined ? document.referrer.replace(/[?#].*/, "") : location.origin;
      lastPath = path;
      send({ project: projectKey(), url: addressOf(path), referrer });
    } catch {
      // The page goes on without us.
    }
  }

  /** Methods that others have put in the place of a method go on working, and so do those that they put in the place of ours. */
  function follow(method: "pushState" | "replaceState"): void {
    const before = history[method];
    history[method] = function (this: History, ...given: Parameters<History["pushState"]>) {
      const done = before.apply(this, given);
      navigated();
      return done;
    };
  }

  function navigated(): void {
    if (lastPath !== undefined) report();
  }

  /** A page that is prepared in advance or opened behind others is seen once somebody looks at it. */
  function reportOnceSeen(): void {
    if (lastPath === undefined && document.visibilityState === "visible") report();
  }

  function start(): void {
    try {
      const project = projectKey();
      const tracked = page.citelensTracks ?? [];
      if (!project || tracked.indexOf(project) >= 0) return;

      page.citelensTracks = tracked.concat(project);
      reportOnceSeen();
      document.addEventListener("visibilitychange", reportOnceSeen);
      page.addEventListener("popstate", navigated);
      follow("pushState");
      follow("replaceState");
    } catch {
      // The page goes on without us, also where it comes to this only once it is loaded.
    }
  }

  function isUnwanted(): boolean {
    const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
      readonly globalPrivacyControl?: unknown; // only some browsers have it yet
    };
    const isOwnMachine = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1?\]|0\.0\.0\.0)$/.test(
      location.hostname,
    );
    return webdriver || !!globalPrivacyControl || doNotTrack === "1" || isOwnMachine;
  }

  try {
    if (!source || !/^http/.test(location.protocol) || isUnwanted()) return;
    if (projectKey()) start();
    else page.addEventListener("load", start);
  } catch {
    // The page goes on without us.
  }
})(window, document);
