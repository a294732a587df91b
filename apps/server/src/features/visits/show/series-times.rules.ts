import { daysApart, shiftDay } from "@citelens/contract/base/days";

interface Days {
  readonly from_date: string;
  readonly to_date: string;
}

/** Two days are shown by their hours, more by themselves. */
export function intervalOf({ from_date, to_date }: Days): "hour" | "day" {
  return daysApart(from_date, to_date) <= 1 ? "hour" : "day";
}

/** Where the intervals of a range begin: yyyy-MM-dd, or yyyy-MM-ddTHH:00 by the hour. */
export function timesOf({ from_date, to_date }: Days): readonly string[] {
  const days = Array.from({ length: daysApart(from_date, to_date) + 1 }, (_, index) =>
    shiftDay(from_date, index),
  );
  if (intervalOf({ from_date, to_date }) === "day") return days;
  return days.flatMap((day) => hours.map((hour) => `${day}T${hour}:00`));
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));
