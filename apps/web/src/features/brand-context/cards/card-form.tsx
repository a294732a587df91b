import type { FormEvent, ReactElement, ReactNode } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";

export interface SaveState {
  readonly isSaving: boolean;
  readonly error: string | undefined;
}

interface CardFormProps extends SaveState {
  readonly saveLabel: "Save" | "Save Changes";
  /** There are unsaved changes. */
  readonly onTouched: () => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The frame of a card's form. */
export function CardForm({
  saveLabel,
  isSaving,
  error,
  onTouched,
  onSave,
  onCancel,
  children,
}: CardFormProps): ReactElement {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate onSubmit={submit} onInput={onTouched} className="flex flex-col gap-4">
      <div ref={focusFirstField} className="flex flex-col gap-4">
        {children}
      </div>
      {error !== undefined && <Banner tone="neg">{error}</Banner>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={isSaving}>
          {saveLabel}
        </Button>
        <Button onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The user opened the form, so its first field takes the focus. */
function focusFirstField(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>("textarea, input")?.focus();
}
