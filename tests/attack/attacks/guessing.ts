import { password } from "../../support/staff-member.ts";
import type { Attacks } from "../run-attacks.ts";

/** What a proxy would say of the visitor: nobody set one up, so it counts for nothing. */
const claims = (at: number) => ({
	"x-forwarded-for": `198.51.100.${at % 250}`,
	"x-real-ip": `203.0.113.${at % 250}`,
});

const mostPages = 700;

/** @returns how often something was asked for before it was refused, at most so often. */
async function untilRefused(most: number, ask: (at: number) => Promise<Response>): Promise<number> {
	for (let at = 0; at < most; at++) if ((await ask(at)).status === 429) return at;
	return most;
}

export const guessingAttacks: Attacks = {
	async *"requests for new passwords"({ db, form }) {
		const ask = async (account: string) => {
			const { status, headers } = await form("/login/olvido", { account });
			return [status, headers.get("location")];
		};
		yield ["an unknown name gets the answer of a known one", await ask("nadie-de-aqui"), await ask("ana")];
		for (let time = 0; time < 6; time++) await ask("ana");
		const mails = await db
			.selectFrom("deliveries")
			.select("id")
			.where("kind", "=", "password-reset")
			.execute();
		yield ["many requests are three mails", mails.length, 3];
	},
	async *"forged passkeys"({ adminPath, form, json }) {
		const options = (purpose: string) => json("/api/passkeys/options", JSON.stringify({ purpose }));
		yield ["control: a challenge", await options("sign-in"), 200];
		for (const purpose of ["add", "confirm"]) yield [`${purpose}, as nobody`, await options(purpose), 401];
		const response = { clientDataJSON: "x", authenticatorData: "x", signature: "x" };
		const forged = JSON.stringify({ id: "x", rawId: "x", type: "public-key", response });
		for (const passkey of [forged, "{}", "[", "x".repeat(100_000)])
			yield [passkey.slice(0, 20), await form(adminPath, { passkey }), 400];
	},
	async *"guessed passwords, and addresses that a header claims"({ adminPath, cookieOf, form }) {
		const enter = (username: string, typed: string, headers: Record<string, string>) =>
			form(adminPath, { username, password: typed }, null, headers);
		const guesses = await untilRefused(30, (at) => enter("editor", `guess ${at}`, claims(at)));
		yield ["guesses at one account", guesses, 10];
		yield ["the right password, on an unknown device", await enter("editor", password, claims(98)), 429];
		const own = { cookie: cookieOf("editor") };
		yield ["control: the owner, on their own device", await enter("editor", password, own), 303];
		const names = await untilRefused(80, (at) => enter(`somebody${at}`, "x", claims(at)));
		yield ["many names from one address", names > 0 && names < 60, true];
	},
	async *"floods of forms, messages and pages"({ get, form, json }) {
		const who = { firstname: "Ana", lastname: "Paz", email: "ana@hotel.example", consent: "on" };
		const forms = await untilRefused(30, (at) => form("/contacto", who, null, claims(at)));
		yield ["forms of an hour", forms > 0 && forms <= 20, true];
		const message = JSON.stringify({ userMessage: "hola", language: "es" });
		const messages = await untilRefused(130, (at) => json("/api/agent/message", message, claims(at)));
		yield ["messages of a minute", messages > 0 && messages <= 120, true];
		const began = performance.now();
		const pages = await untilRefused(mostPages, (at) => get(`/blog?q=palabra${at}`, null, claims(at)));
		// A machine that needs longer than a minute for so many refuses none.
		const isSlow = pages === mostPages && performance.now() - began > 60_000;
		yield ["pages of a minute", isSlow || (pages > 0 && pages <= 600), true];
		yield ["control: a page of the cache", await get("/nosotros"), 200];
	},
};
