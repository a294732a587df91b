export interface Hold {
  /** Resolves once released. */
  readonly until: Promise<void>;
  readonly release: () => void;
}

/** Keeps an intercepted request waiting until the test has looked at the page. */
export function hold(): Hold {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: promise, release: resolve };
}
