import { importHistory } from "@citelens/contract/traffic/history";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "#lib/api/call.ts";
import type { HistoryOptions } from "./read-history.ts";
import { type ImportProgress, runImport } from "./run-import.ts";

interface ImportedFile {
  readonly file: File;
  readonly progress: ImportProgress | undefined;
}

export type ImportState =
  | { readonly kind: "idle" }
  | (ImportedFile & { readonly kind: "running"; readonly waitMs: number | undefined })
  | (ImportedFile & { readonly kind: "done" })
  | (ImportedFile & { readonly kind: "cancelled" })
  | (ImportedFile & { readonly kind: "failed"; readonly problem: unknown });

export interface Import {
  readonly state: ImportState;
  readonly start: (file: File, options: Pick<HistoryOptions, "format" | "reportedSince">) => void;
  readonly cancel: () => void;
}

/** One import at a time; it ends with the page. */
export function useImport(workspaceId: string): Import {
  const queryClient = useQueryClient();
  const [state, setState] = useState<ImportState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start: Import["start"] = async (file, options) => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    let progress: ImportProgress | undefined;
    setState({ kind: "running", file, progress, waitMs: undefined });
    try {
      progress = await runImport(
        { file, signal: control.signal, nowMs: Date.now(), ...options },
        {
          send: (visits, signal) =>
            call(importHistory, {
              params: { projectId: workspaceId },
              body: { visits: [...visits] },
              signal,
            }),
          pause,
          nowMs: () => performance.now(),
          tell: (told, waitMs) => {
            progress = told;
            setState({ kind: "running", file, progress, waitMs });
          },
        },
      );
      setState({ kind: "done", file, progress });
    } catch (problem) {
      setState(
        control.signal.aborted
          ? { kind: "cancelled", file, progress }
          : { kind: "failed", file, progress, problem },
      );
    }
    running.current = undefined;
    if (progress && progress.stored > 0) void queryClient.invalidateQueries();
  };
  return {
    state,
    start: (file, options) => void start(file, options),
    cancel: () => running.current?.abort(),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener(
    "abort",
    () => {
      clearTimeout(timer);
      reject(signal.reason);
    },
    { once: true },
  );
  return promise;
}
