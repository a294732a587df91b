import { ChartLine, EllipsisVertical, FileDown, ImageDown, Table2 } from "lucide-react";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { saveFile } from "#lib/browser/save-file.ts";
import { IconButton } from "../forms/icon-button.tsx";
import { Card, type CardProps } from "../frame/card.tsx";
import { Menu } from "../overlays/menu/menu.tsx";
import type { MenuEntry } from "../overlays/menu/menu-props.ts";
import { toast } from "../overlays/toast.ts";
import { ChartDataTable } from "./chart-data-table.tsx";
import { type ChartTable, chartFileName, csvOf } from "./chart-table.ts";

export interface ChartFrameProps extends Pick<CardProps, "hint" | "info"> {
  /** Names the card, the table and the files. */
  readonly title: string;
  /** The chart's data; without it the card has no menu. */
  readonly table: ChartTable | undefined;
  /** Left of the menu, such as a Segmented for the metric. */
  readonly controls?: ReactNode;
  /** The chart, or its placeholder. */
  readonly children: ReactNode;
}

/** A card with a chart that can also be viewed as a table and downloaded as CSV or PNG. */
export function ChartFrame({ title, table, controls, children, ...card }: ChartFrameProps): ReactElement {
  const [isTable, setIsTable] = useState(false);
  const drawing = useRef<HTMLElement>(null);

  const saveCsv = (figures: ChartTable): void => {
    const file = new Blob([csvOf(figures)], { type: "text/csv;charset=utf-8" });
    saveFile(file, chartFileName(title, "csv"));
  };
  const savePicture = async (): Promise<void> => {
    try {
      const { chartPicture } = await import("./chart-picture.ts");
      const picture = drawing.current && (await chartPicture(drawing.current, title));
      if (picture) saveFile(picture, chartFileName(title, "png"));
      else toast.error("There is no chart to download.");
    } catch {
      toast.error("The image could not be created. Please try again.");
    }
  };

  const picture: MenuEntry = isTable
    ? { kind: "disabled", label: "Download PNG", icon: <ImageDown size={16} />, hint: "Only of the chart" }
    : {
        kind: "action",
        label: "Download PNG",
        icon: <ImageDown size={16} />,
        onSelect: () => void savePicture(),
      };
  const menu = table && table.rows.length > 0 && (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          label={`Options of ${title}`}
          icon={<EllipsisVertical size={16} aria-hidden="true" />}
        />
      }
      entries={[
        {
          kind: "action",
          label: isTable ? "View as chart" : "View as table",
          icon: isTable ? <ChartLine size={16} /> : <Table2 size={16} />,
          onSelect: () => setIsTable(!isTable),
        },
        { kind: "separator" },
        {
          kind: "action",
          label: "Download CSV",
          icon: <FileDown size={16} />,
          onSelect: () => saveCsv(table),
        },
        picture,
      ]}
    />
  );
  return (
    <Card
      {...card}
      title={title}
      actions={
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {controls}
          {menu}
        </div>
      }
    >
      {isTable && table ? (
        <ChartDataTable title={title} {...table} />
      ) : (
        <figure ref={drawing} aria-label={title}>
          {children}
        </figure>
      )}
    </Card>
  );
}
