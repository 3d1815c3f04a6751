import { once } from "node:events";
import { rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { connect, type Db } from "../../db/connect.ts";
import { addAccount } from "../../domain/accounts/manage-accounts.ts";
import { insertReport } from "../../domain/portal/report-store.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { cookiesOf } from "../support/cookies.ts";
import { freePort } from "../support/free-port.ts";
import { newFolder } from "../support/new-folder.ts";
import { runSite } from "../support/running-site.ts";
import { password, signIn } from "../support/staff-member.ts";

/** What a site allows that nobody set up: tests are allowed more. */
const limits = { CHAT_PER_MINUTE: "60", CHAT_AT_ONCE: "20", FORMS_PER_HOUR: "20", PAGES_PER_MINUTE: "600" };
const adminPath = "/taller-de-ataques";
const people = ["admin", "sales", "editor", "ana", "bea"] as const;

export type Person = (typeof people)[number];
type Headers = Record<string, string>;
export type Target = Awaited<ReturnType<typeof startTarget>>["target"];

/**
 * Starts the built site on loopback with a folder of its own, in which everybody is signed in.
 * @param more settings; hasPortals: whether clients have hosts of their own.
 */
export async function startTarget(more: Record<string, string> = {}, hasPortals = false) {
	const dataDir = newFolder("attack");
	const port = String(await freePort());
	const domain = `portal.test:${port}`;
	const settings = {
		...limits,
		...{ CONNECTIONS_PER_ADDRESS: "200", DATA_DIR: dataDir, DATABASE_URL: "", ADMIN_PATH: adminPath },
		...(hasPortals && { PUBLIC_URL: `http://${domain}`, PORTAL_BASE_DOMAIN: domain }),
	};
	const site = await runSite({ ...settings, PORT: port, ...more });
	const { db, close } = connect({ dataDir, databaseUrl: null });
	const cookies: Partial<Record<Person, string>> = {};
	for (const person of people) {
		const isClient = await addPerson(db, person);
		cookies[person] = cookiesOf(await signIn(site.url + (isClient ? "/login" : adminPath), person, password));
	}
	const cookieOf = (person: Person | null) => (person && cookies[person]) ?? "";
	const send = (path: string, as: Person | null, more: Headers, body?: BodyInit) => {
		const [method, headers] = [body === undefined ? "GET" : "POST", { cookie: cookieOf(as), ...more }];
		return fetch(site.url + path, { redirect: "manual", method, body, headers });
	};
	const target = {
		...{ url: site.url, adminPath, domain, db, cookieOf },
		get: (path: string, as: Person | null = null, headers: Headers = {}) => send(path, as, headers),
		post: (path: string, body: BodyInit, as: Person | null = null, headers: Headers = {}) =>
			send(path, as, headers, body),
		form: (path: string, values: Headers, as: Person | null = null, headers: Headers = {}) =>
			send(path, as, headers, new URLSearchParams(values)),
		json: (path: string, body: string, headers: Headers = {}) =>
			send(path, null, { "content-type": "application/json", ...headers }, body),
		/** Asks for a path as it is written: fetch would tidy it. */
		raw: (path: string, headers: Headers = {}, body?: string) => askRaw(site.url, path, headers, body),
	};
	const end = async () => {
		await close();
		await site.end("SIGTERM");
		rmSync(dataDir, { recursive: true, force: true });
	};
	return { target, end };
}

/** Clients have a report, whose id is their own name's. @returns whether it is a client. */
async function addPerson(db: Db, person: Person): Promise<boolean> {
	const who = { username: person, email: `${person}@casa.example`, name: person, password };
	const kind =
		person === "ana" || person === "bea"
			? ({ kind: "client", client: { name: `Casa ${person}`, subdomain: person } } as const)
			: ({ kind: "staff", roles: [person] } as const);
	const wanted = { ...who, ...kind, language: "es" } as const;
	const account = await addAccount(db, realRuntime, { id: null, name: "attack" }, wanted);
	if ("problem" in account) throw new Error(account.problem);
	const { clientId, createdAt } = account;
	if (!clientId) return false;
	const file = { title: "Reporte", fileName: "reporte.pdf", pages: 1 };
	const report = { ...file, clientId, createdAt, id: `report-${person}` };
	await db.transaction().execute((tx) => insertReport(tx, report, Buffer.from("%PDF-1.7")));
	return true;
}

async function askRaw(url: string, path: string, headers: Headers, body?: string) {
	const { hostname, port } = new URL(url);
	const method = body === undefined ? "GET" : "POST";
	const asked = request({ hostname, port, path, headers, method }).end(body);
	const [response]: IncomingMessage[] = await once(asked, "response");
	const { statusCode: status = 0, headers: { location = "" } = {} } = response ?? {};
	return { status, location, body: response ? await text(response) : "" };
}
