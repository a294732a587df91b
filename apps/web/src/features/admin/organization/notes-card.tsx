import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import { type FormEvent, type ReactElement, useState } from "react";
import { newActKey } from "#lib/act-key.ts";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { useAdminChange } from "../admin.queries.ts";
import { organizationChanges } from "./organization.queries.ts";

/** Notes of superusers to each other about the organization; its members never see it. */
export function NotesCard({ organization }: { readonly organization: OrganizationDetails }): ReactElement {
  const [text, setText] = useState("");
  const [key, setKey] = useState(() => newActKey("note"));
  const note = useAdminChange(organizationChanges.note);
  const failure = note.error ? sortApiErrors(["text"], note.error) : undefined;

  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (note.isPending) return;
    note.mutate(
      { organizationId: organization.id, text, key },
      {
        onSuccess: () => {
          setText("");
          setKey(newActKey("note"));
        },
      },
    );
  };
  return (
    <Card title="Notes" hint="Only superusers see them.">
      <form noValidate onSubmit={add} className="flex flex-col gap-3">
        <TextArea
          label="New note"
          value={text}
          error={failure?.underFields[0]?.[1]}
          onChange={(event) => setText(event.target.value)}
        />
        {failure?.aboveForm !== undefined && <Banner tone="neg">{failure.aboveForm}</Banner>}
        <div>
          <Button type="submit" loading={note.isPending}>
            Add Note
          </Button>
        </div>
      </form>
      <ul aria-label="Notes" className="flex flex-col">
        {organization.notes.map(({ id, text: written, at, author_email }) => (
          <li key={id} className="border-b border-border py-1.5">
            <p className="whitespace-pre-wrap wrap-anywhere">{written}</p>
            <p className="text-sm text-fg-3">
              {author_email ?? "A deleted account"}, <Ago at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
