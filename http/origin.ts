import type { Settings } from "../config/env.ts";

/** Returns where this site is reached: at its configured address, else at that of the request. */
export function originOf(url: string, { publicUrlGiven, publicUrl }: Settings): string {
	return publicUrlGiven ? publicUrl : new URL(url).origin;
}
