import type { WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";
import {
  type AuditSpeed,
  auditPagesMax,
  auditPagesMin,
  auditPagesUsual,
  auditSpeeds,
} from "@citelens/contract/content/audit-words";
import { counted, countText } from "#lib/figures.ts";
import { speedLabels } from "../audit-labels.rules.ts";

/** How an audit is done. */
export interface AuditOptions {
  readonly pages_max: number;
  readonly speed: AuditSpeed;
  readonly render: boolean;
  readonly may_test: boolean;
  readonly ignore_robots: boolean;
  readonly include_paths: readonly string[];
  readonly exclude_paths: readonly string[];
}

export function optionsOf(settings: WorkspaceAuditSettings): AuditOptions {
  const { pages_max, speed, render, may_test, ignore_robots, include_paths, exclude_paths } = settings;
  return { pages_max, speed, render, may_test, ignore_robots, include_paths, exclude_paths };
}

/** As the server takes them. */
export function sentOptions(options: AuditOptions) {
  return {
    ...options,
    include_paths: [...options.include_paths],
    exclude_paths: [...options.exclude_paths],
  };
}

const pagesOffered = [auditPagesMin, 50, auditPagesUsual, 500, 1000, 5000, auditPagesMax];

/** How many pages can be chosen, with the number that is set now. */
export function pagesChoices(current: number): readonly { readonly value: string; readonly label: string }[] {
  return [...new Set([...pagesOffered, current])]
    .toSorted((one, other) => one - other)
    .map((pages) => ({ value: String(pages), label: `${countText(pages)} pages` }));
}

/** The fast speed is for sites of which somebody said that they may be tested. */
export function speedChoices(
  mayTest: boolean,
): readonly { readonly value: AuditSpeed; readonly label: string }[] {
  return auditSpeeds
    .filter((speed) => speed !== "FAST" || mayTest)
    .map((value) => ({ value, label: speedLabels[value] }));
}

export const ticks = ["render", "may_test", "ignore_robots"] as const;
export type Tick = (typeof ticks)[number];

export function ticksOf(options: AuditOptions): readonly Tick[] {
  return ticks.filter((tick) => options[tick]);
}

/** The options with just these ticks. Without leave to test there is no fast speed. */
export function withTicks(options: AuditOptions, chosen: readonly string[]): AuditOptions {
  const mayTest = chosen.includes("may_test");
  return {
    ...options,
    render: chosen.includes("render"),
    may_test: mayTest,
    ignore_robots: chosen.includes("ignore_robots"),
    speed: options.speed === "FAST" && !mayTest ? "NORMAL" : options.speed,
  };
}

export const pathsMax = 50;
export const pathCharactersMax = 500;

/** A beginning of paths as it may stand in the field; undefined where it is none. */
export function pathPrefixOf(text: string): string | undefined {
  return /^\/[^\s#\p{Cc}]*$/u.test(text) && text.length <= pathCharactersMax ? text : undefined;
}

/** The options in one line, such as "200 pages, normal speed, in a browser too". */
export function optionsText(options: AuditOptions): string {
  const { pages_max, speed, render, may_test, ignore_robots, include_paths, exclude_paths } = options;
  const narrowed = include_paths.length + exclude_paths.length;
  return [
    counted(pages_max, "page"),
    `${speed.toLowerCase()} speed`,
    render && "in a browser too",
    may_test && "with probes",
    ignore_robots && "without heeding robots.txt",
    narrowed > 0 && counted(narrowed, "path rule"),
  ]
    .filter((part) => part !== false)
    .join(", ");
}
