import type { UserDetails } from "@citelens/contract/platform/admin-user";
import { type SupportLevel, supportLevels } from "@citelens/contract/platform/support-levels";
import { useNavigate } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import { ImpersonateDialog } from "../impersonate-dialog.tsx";
import { useRights } from "../rights.ts";
import { userChanges } from "./user.queries.ts";
import { actsFor, type UserActName, userActLabels } from "./user-acts.rules.ts";

interface UserActsProps {
  readonly details: UserDetails;
}

/** Acts that can be done to an account; what one may not do is not offered. */
export function UserActs({ details }: UserActsProps): ReactElement | null {
  const rights = useRights();
  const [asked, setAsked] = useState<UserActName>();
  const names = actsFor(details).filter(({ right }) => rights.includes(right));
  if (names.length === 0) return null;

  const entries: MenuEntry[] = names.map(({ name, tone }) => ({
    kind: "action",
    label: userActLabels[name],
    ...(tone && { tone }),
    onSelect: () => setAsked(name),
  }));
  const close = (): void => setAsked(undefined);
  return (
    <>
      <Menu
        trigger={<Button icon={<ChevronDown size={16} aria-hidden="true" />}>Actions</Button>}
        entries={entries}
      />
      <ImpersonateDialog user={asked === "impersonate" ? details.user : undefined} onClose={close} />
      {asked === "level" && <LevelDialog details={details} onClose={close} />}
      {asked !== undefined && asked !== "impersonate" && asked !== "level" && (
        <SimpleActDialog name={asked} details={details} onClose={close} />
      )}
    </>
  );
}

interface UserDialogProps extends UserActsProps {
  readonly onClose: () => void;
}

const simple = {
  endSessions: {
    description: "Every browser and program is signed out within five seconds.",
    done: "Every session is ended.",
  },
  verify: { description: "At most three times a day.", done: "The link is mailed." },
  suspend: {
    description: "Every session ends, and log-ins are refused with the reason.",
    done: "The account is suspended.",
  },
  lift: { description: "The account can log in again.", done: "The account can log in again." },
  remove: {
    description:
      "The account and the workspaces that only it owns are deleted with all their data. This cannot be undone.",
    done: "The account is deleted.",
  },
} as const;

/** An act that takes nothing but a reason. */
function SimpleActDialog({
  name,
  details,
  onClose,
}: UserDialogProps & { readonly name: keyof typeof simple }): ReactElement {
  const navigate = useNavigate();
  const changes = {
    endSessions: useAdminChange(userChanges.endSessions),
    verify: useAdminChange(userChanges.verify),
    suspend: useAdminChange(userChanges.suspend),
    lift: useAdminChange(userChanges.lift),
    remove: useAdminChange(userChanges.remove),
  };
  const { user } = details;
  const { description, done } = simple[name];
  const isGrave = name === "suspend" || name === "remove";
  return (
    <ActDialog
      title={`${userActLabels[name]}: ${user.email}`}
      description={description}
      submitLabel={userActLabels[name]}
      tone={isGrave ? "danger" : "primary"}
      reasonHint={
        name === "verify" ? "Recorded in the audit log." : "The user is mailed it; it stays in the audit log."
      }
      run={async (act) => {
        await changes[name].mutateAsync({ userId: user.id, ...act });
        if (name === "remove") void navigate({ to: "/admin/users" });
      }}
      done={() => done}
      onClose={onClose}
    />
  );
}

const none = "none";
const levelLabels = {
  none: "No superuser",
  support: "Support: look, and view as users",
  finance: "Finance: look, and act upon plans and credits",
  operator: "Operator: everything",
} as const satisfies Record<SupportLevel | typeof none, string>;

const levelOptions = ([none, ...supportLevels] as const).map((value) => ({
  value,
  label: levelLabels[value],
}));

function LevelDialog({ details, onClose }: UserDialogProps): ReactElement {
  const { user, support_level } = details;
  const [level, setLevel] = useState<SupportLevel | typeof none>(support_level ?? none);
  const change = useAdminChange(userChanges.level);
  return (
    <ActDialog
      title="Superuser rights"
      description={`Of ${user.email}. Every session of the account ends; the rights count from its next log-in.`}
      submitLabel="Save"
      reasonHint="The user is mailed it; it stays in the audit log."
      fields={["level"]}
      run={(act) => change.mutateAsync({ userId: user.id, ...act, level: level === none ? null : level })}
      done={() => "The rights are changed."}
      onClose={onClose}
    >
      {(errorUnder) => (
        <SelectField
          label="Rights"
          options={levelOptions}
          value={level}
          error={errorUnder("level")}
          onChange={setLevel}
        />
      )}
    </ActDialog>
  );
}
