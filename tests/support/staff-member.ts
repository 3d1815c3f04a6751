import type { Db } from "../../db/connect.ts";
import { addAccount } from "../../domain/accounts/manage-accounts.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { cookiesOf } from "./cookies.ts";

export const password = "siete llamas azules";

/** Posts the staff login form. @param loginUrl its whole address. */
export function signIn(loginUrl: string, username: string, given: string): Promise<Response> {
	const body = new URLSearchParams({ username, password: given });
	return fetch(loginUrl, { method: "POST", redirect: "manual", body });
}

/** Adds a staff account for Eva and signs in. @returns her cookie. */
export async function signInAsEva(db: Db, loginUrl: string, role: "admin" | "sales"): Promise<string> {
	const who = { username: "eva", email: "eva@team.example", name: "Eva Mora", password };
	const account = { ...who, kind: "staff", roles: [role], language: "es" } as const;
	await addAccount(db, realRuntime, { id: null, name: "test" }, account);
	return cookiesOf(await signIn(loginUrl, "eva", password));
}
