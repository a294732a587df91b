import {
  Bot,
  ChartLine,
  Compass,
  CornerDownRight,
  Grid3x3,
  LayoutDashboard,
  Library,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Network,
  PenLine,
  Plug,
  Quote,
  Radar,
  ScanSearch,
  Settings,
  ShieldCheck,
  SquareKanban,
  Zap,
} from "lucide-react";

export interface NavItem {
  readonly title: string;
  /** Title of the page where its neighbours do not tell it from another page of the same title. */
  readonly fullTitle?: string;
  readonly icon: LucideIcon;
  /** Without a workspace these links lead to the dashboard's redirect. */
  readonly path: (workspaceId: string | undefined) => string;
  /** Beginnings of further pages of the same section, which mark it as the current one too. */
  readonly covers?: readonly NavItem["path"][];
  /** The part of its group that it stands in. */
  readonly part?: "Monitor" | "Optimize";
  /** The shortcut key after G. */
  readonly key: string;
  readonly only?: "superusers";
}

export interface NavGroup {
  readonly title: string;
  readonly items: readonly NavItem[];
  readonly only?: "superusers";
  /** Replaces the group's links when no credits remain. */
  readonly activate?: NavItem;
}

const monitor = { part: "Monitor" } as const;
const optimize = { part: "Optimize" } as const;

/** The sidebar in its order; only existing pages. */
export const navGroups: readonly NavGroup[] = [
  {
    title: "AI Traffic Analytics",
    items: [
      { title: "Dashboard", icon: LayoutDashboard, key: "d", path: inWorkspace("dashboard") },
      {
        title: "Visits",
        icon: Bot,
        key: "v",
        path: inWorkspace("agent-visits"),
        covers: [inWorkspace("agent-visits-old")],
      },
      { title: "AI Indexing", icon: Grid3x3, key: "e", path: inWorkspace("indexing") },
      {
        title: "Referrals",
        icon: CornerDownRight,
        key: "r",
        path: inWorkspace("referrals"),
        covers: [inWorkspace("referral")],
      },
      { title: "Integrations", icon: Plug, key: "i", path: () => "/integrations" },
    ],
  },
  {
    title: "Monitor & Optimize (GEO)",
    items: [
      { ...monitor, title: "Overview", icon: Compass, key: "o", path: inWorkspace("insight/dashboard") },
      {
        ...monitor,
        title: "GEO Campaigns",
        icon: Radar,
        key: "c",
        path: inWorkspace("insight/campaigns"),
        covers: [inWorkspace("insight")],
      },
      {
        ...monitor,
        title: "Conversations",
        icon: MessagesSquare,
        key: "q",
        path: inWorkspace("insight/conversations"),
      },
      { ...monitor, title: "Sources", icon: Quote, key: "u", path: inWorkspace("insight/sources") },
      {
        ...optimize,
        title: "Overview",
        fullTitle: "Overview of Optimize",
        icon: SquareKanban,
        key: "z",
        path: inWorkspace("optimization/dashboard"),
        covers: [inWorkspace("optimization/plan")],
      },
      {
        ...optimize,
        title: "Content Opportunities",
        icon: Lightbulb,
        key: "p",
        path: inWorkspace("opportunities"),
      },
      {
        ...optimize,
        title: "Content Studio",
        icon: PenLine,
        key: "w",
        path: inWorkspace("optimization/campaigns"),
        covers: [inWorkspace("optimization")],
      },
      {
        ...optimize,
        title: "Technical Audit",
        icon: ScanSearch,
        key: "t",
        path: inWorkspace("technical-optimization/dashboard"),
        covers: [inWorkspace("technical-optimization")],
      },
    ],
    activate: { title: "Activate", icon: Zap, key: "m", path: inWorkspace("insight/catch") },
  },
  {
    title: "AI Search Ads (GEA)",
    only: "superusers",
    items: [
      {
        title: "Dashboard",
        fullTitle: "Ads Dashboard",
        icon: ChartLine,
        key: "h",
        path: inWorkspace("ads/dashboard"),
      },
      {
        title: "Campaigns",
        fullTitle: "Ad Campaigns",
        icon: Megaphone,
        key: "b",
        path: inWorkspace("ads/campaigns"),
      },
      {
        title: "Library",
        fullTitle: "Ad Library",
        icon: Library,
        key: "l",
        path: inWorkspace("ads/library"),
      },
      {
        title: "Network",
        fullTitle: "Context Network",
        icon: Network,
        key: "n",
        path: inWorkspace("ads/network"),
      },
    ],
  },
  {
    title: "General",
    items: [
      {
        title: "Admin Dashboard",
        icon: ShieldCheck,
        key: "a",
        path: () => "/admin/dashboard",
        covers: [() => "/admin"],
        only: "superusers",
      },
      {
        title: "Settings",
        icon: Settings,
        key: "s",
        path: () => "/settings/my-account",
        covers: [() => "/settings"],
      },
    ],
  },
];

function inWorkspace(page: string): NavItem["path"] {
  return (workspaceId) => (workspaceId === undefined ? "/dashboard" : `/workspaces/${workspaceId}/${page}`);
}
