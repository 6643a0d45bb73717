import { hash } from "node:crypto"

/** Id of the appointment for a look at something, counted from 1: one per look, whoever makes it; 32 characters. */
export const appointmentId = (id: string, look: number): string => hash("sha256", `${id}/${look}`, "hex").slice(0, 32)
