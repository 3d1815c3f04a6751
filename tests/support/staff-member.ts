import type { Db } from "../../db/connect.ts";
import { addAccount } from "../../domain/accounts/keep-accounts.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { cookiesOf } from "./cookies.ts";

export const password = "siete llamas azules";

/** Knocks at the staff's door. @param door its whole address. */
export function enter(door: string, username: string, given: string): Promise<Response> {
	const body = new URLSearchParams({ username, password: given });
	return fetch(door, { method: "POST", redirect: "manual", body });
}

/** Eva joins the team and signs in. @returns her cookie. */
export async function evaEnters(db: Db, door: string, role: "admin" | "sales"): Promise<string> {
	const who = { username: "eva", email: "eva@team.example", name: "Eva Mora", password };
	const account = { ...who, kind: "staff", role, language: "es" } as const;
	await addAccount(db, realRuntime, { id: null, name: "test" }, account);
	return cookiesOf(await enter(door, "eva", password));
}
