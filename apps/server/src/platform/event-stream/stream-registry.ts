/** Viewer, by which session, and in which workspace; none where superusers watch the installation. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  /** Means by which they were signed in. */
  readonly via: { readonly kind: "session" | "key" | "oauth"; readonly id: string };
  readonly workspaceId: string | undefined;
  /** The superuser who acts as the user. */
  readonly impersonatorId: string | undefined;
}

export interface StreamPlace {
  /** Aborted when the viewer may not watch any more. */
  readonly ended: AbortSignal;
  leave(): void;
}

export interface StreamRegistry {
  /** A place for one more stream, or undefined when the user has as many as one may have. */
  enter(viewer: Viewer): StreamPlace | undefined;
  /** Looks at once whether these viewers still may watch, and ends the streams of those who may not. */
  recheck(whose: (viewer: Viewer) => boolean): Promise<void>;
  close(): void;
}

/** The 21st is refused, and not the oldest closed in its place: 21 tabs would come again and close one another in turn. */
const perUserMax = 20;
/** Other instances are not notified of what ends here: anyone who may not watch any more does so for this long at most. */
const recheckMs = 4_000;

/** Streams open in this process, whose viewers are looked at together; all end if nobody can say who may. */
export function openStreamRegistry(
  listAllowedViewers: (viewers: readonly Viewer[]) => Promise<readonly Viewer[]>,
  onFailure: (error: unknown) => void,
): StreamRegistry {
  const open = new Map<Viewer, AbortController>();
  let timer: NodeJS.Timeout | undefined;

  const recheck = async (whose: (viewer: Viewer) => boolean): Promise<void> => {
    const viewers = [...open.keys()].filter(whose);
    if (viewers.length === 0) return;

    const allowed = new Set(
      await listAllowedViewers(viewers).catch((error: unknown) => {
        onFailure(error);
        return [];
      }),
    );
    for (const viewer of viewers) if (!allowed.has(viewer)) open.get(viewer)?.abort();
  };

  const rest = (): void => {
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    enter: (viewer) => {
      const ofUser = [...open.keys()].filter(({ userId }) => userId === viewer.userId).length;
      if (ofUser >= perUserMax) return undefined;

      const ending = new AbortController();
      open.set(viewer, ending);
      timer ??= setInterval(() => void recheck(() => true), recheckMs).unref();
      return {
        ended: ending.signal,
        leave: () => {
          open.delete(viewer);
          rest();
        },
      };
    },
    recheck,
    close: () => clearInterval(timer),
  };
}
