interface FlagOptions {
  readonly proxyPort: number;
  readonly profileDir: string;
}

/** Features that a browser has by itself and that have no part in a page. */
const featuresOff = [
  "AutofillServerCommunication",
  "CertificateTransparencyComponentUpdater",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "OptimizationHintsFetching",
  "Translate",
];

/**
 * How the browser is started. Everything goes through our proxy, loopback addresses too (the bypass list takes the usual
 * exception away); names are resolved by it alone, and what does not speak through proxies is off. The browser is spoken to
 * through a pipe, so no port of it is open, and it ends when the pipe does.
 */
export function browserFlags({ proxyPort, profileDir }: FlagOptions): string[] {
  return [
    "--headless=new",
    "--remote-debugging-pipe",
    `--user-data-dir=${profileDir}`,
    `--proxy-server=127.0.0.1:${proxyPort}`,
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Chromium knows it by the first name, its headless shell and older ones by the second.
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
    "--deny-permission-prompts",
    "--disable-background-networking",
    "--disable-breakpad",
    "--disable-crash-reporter",
    "--disable-client-side-phishing-detection",
    "--disable-component-extensions-with-background-pages",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-domain-reliability",
    "--disable-extensions",
    `--disable-features=${featuresOff.join(",")}`,
    "--disable-gpu",
    "--disable-notifications",
    "--disable-search-engine-choice-screen",
    "--disable-sync",
    "--js-flags=--max-old-space-size=512",
    "--metrics-recording-only",
    "--mute-audio",
    "--no-default-browser-check",
    "--no-first-run",
    "--no-pings",
    "--no-service-autorun",
    "--password-store=basic",
    "--renderer-process-limit=4",
    "--use-mock-keychain",
    "about:blank",
  ];
}
