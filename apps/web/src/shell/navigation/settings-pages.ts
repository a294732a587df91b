import {
  Activity,
  Bell,
  Blocks,
  Calculator,
  CircleUserRound,
  CreditCard,
  Database,
  FileDown,
  KeyRound,
  LayoutGrid,
  Link2,
  type LucideIcon,
  Palette,
  RadioTower,
  Receipt,
  Sparkles,
  Unplug,
} from "lucide-react";

export interface SettingsPage {
  readonly group: "Account" | "Workspaces" | "Billing";
  readonly title: string;
  readonly to:
    | "/settings/my-account"
    | "/settings/brand-context"
    | "/settings/notifications"
    | "/settings/workspaces"
    | "/settings/api-keys"
    | "/settings/api-agents"
    | "/settings/connected-apps"
    | "/settings/tracking"
    | "/settings/data-warehouse"
    | "/settings/shared-links"
    | "/settings/exports"
    | "/settings/white-label"
    | "/settings/activity"
    | "/settings/billing"
    | "/settings/credit-logs"
    | "/settings/credit-calculator";
  readonly icon: LucideIcon;
}

/** The settings menu in its order; only existing pages. */
export const settingsPages: readonly SettingsPage[] = [
  { group: "Account", title: "Personal Infos", to: "/settings/my-account", icon: CircleUserRound },
  { group: "Account", title: "Brand Kit", to: "/settings/brand-context", icon: Sparkles },
  { group: "Account", title: "Notifications", to: "/settings/notifications", icon: Bell },
  { group: "Workspaces", title: "Overview", to: "/settings/workspaces", icon: LayoutGrid },
  { group: "Workspaces", title: "API Keys", to: "/settings/api-keys", icon: KeyRound },
  { group: "Workspaces", title: "API & Agents", to: "/settings/api-agents", icon: Unplug },
  { group: "Workspaces", title: "Connected Apps", to: "/settings/connected-apps", icon: Blocks },
  { group: "Workspaces", title: "Tracking", to: "/settings/tracking", icon: RadioTower },
  { group: "Workspaces", title: "Shared Links", to: "/settings/shared-links", icon: Link2 },
  { group: "Workspaces", title: "Exports", to: "/settings/exports", icon: FileDown },
  { group: "Workspaces", title: "Data Warehouse", to: "/settings/data-warehouse", icon: Database },
  { group: "Workspaces", title: "White Label", to: "/settings/white-label", icon: Palette },
  { group: "Workspaces", title: "Activity", to: "/settings/activity", icon: Activity },
  { group: "Billing", title: "Plan & Billing", to: "/settings/billing", icon: CreditCard },
  { group: "Billing", title: "Credit Usage", to: "/settings/credit-logs", icon: Receipt },
  { group: "Billing", title: "Credit Calculator", to: "/settings/credit-calculator", icon: Calculator },
];
