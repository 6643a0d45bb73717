/** A number of days: `1 día`, `30 días`. */
export const daysText = (count: number): string => `${count} ${count === 1 ? "día" : "días"}`
