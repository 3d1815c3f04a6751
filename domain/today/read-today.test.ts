import { afterEach, beforeEach, expect, it } from "vitest";
import type { Role } from "../../shared/account.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { changeLead, type LeadChange } from "../leads/change-lead.ts";
import { type LeadFacts, noFacts } from "../leads/lead.ts";
import { setContactAsked } from "../leads/lead-contact-store.ts";
import { recordLead } from "../leads/record-lead.ts";
import { insertProposal, recordOpening } from "../proposals/proposal-store.ts";
import { recordUnknownQuestion } from "../unknown-questions/unknown-question-store.ts";
import { onePerPerson } from "./pending-contacts.ts";
import { readToday } from "./read-today.ts";

const actor = { id: null, name: "Eva Mora" };
/** A Monday, 9:42 in Bogotá. */
const monday = "2026-11-23T14:42:00.000Z";

onBothDatabases("what today brings", (open) => {
	const { db } = freshDatabase(open);
	let runtime: ReturnType<typeof testRuntime>;
	beforeEach(() => {
		runtime = testRuntime(monday);
	});
	const outbound = () => ({ runtime, destinations: [] });
	const addStaff = async (roles: Role[]) => {
		const username = roles.join("-");
		const known = { name: "Vera Mar", language: "es", password: "siete llamas azules" } as const;
		const email = `${username}@team.example`;
		const added = await addAccount(db(), runtime, actor, { ...known, username, email, kind: "staff", roles });
		if ("problem" in added) throw new Error("An account was not added.");
		return added;
	};
	const newLead = (
		name: string,
		facts: Partial<LeadFacts> = { email: `${name[0]}@brisa.example` },
		message: string | null = null,
	) => {
		runtime.pass(1);
		const consent = { textVersion: "1", language: "es", source: "contact" } as const;
		const report = { source: "contact", language: "es", message, conversationId: null } as const;
		const record = { ...report, facts: { ...noFacts, name, ...facts }, consent };
		return inTransaction(db(), async (tx) => (await recordLead(tx, outbound(), record)).id);
	};
	const change = (id: string, wanted: LeadChange) => {
		const makeProposal = () => Promise.reject(new Error("No proposal is made here."));
		return changeLead(db(), { ...outbound(), makeProposal }, actor, id, wanted);
	};
	const propose = (leadId: string, token: string) => {
		const file = { number: token, fileName: "p.pdf", language: "es", version: 1 } as const;
		const times = { createdAt: monday, expiresAt: "2027-01-01T00:00:00.000Z", revokedAt: null };
		const document = { contentHash: token, pdf: new Uint8Array([1]) };
		return inTransaction(db(), (tx) =>
			insertProposal(tx, { id: token, leadId, token, ...file, ...times }, document),
		);
	};
	const at = (moment: string) => {
		runtime = testRuntime(moment);
	};
	const read = async (roles: Role[] = ["sales"]) => readToday(db(), runtime.now(), await addStaff(roles));
	const toCall = async () => {
		const { contacts } = await readToday(db(), runtime.now(), await staff());
		const named = (tasks: { lead: { name: string | null } }[] = []) => tasks.map(({ lead }) => lead.name);
		return { today: named(contacts?.today), late: named(contacts?.late) };
	};
	let seller: Awaited<ReturnType<typeof addStaff>> | null = null;
	const staff = async () => (seller ??= await addStaff(["sales"]));
	afterEach(() => {
		seller = null;
	});

	it("names whom to call on the day the team answers them, and as overdue from the next", async () => {
		at("2026-11-20T15:00:00.000Z");
		await newLead("Ana, viernes en la mañana");
		at("2026-11-21T15:00:00.000Z");
		await newLead("Luis, sábado");
		expect(await toCall()).toEqual({ today: ["Luis, sábado"], late: ["Ana, viernes en la mañana"] });
		at(monday);
		await newLead("Eva, lunes");
		await newLead("Nadie", { company: "Hotel Brisa" });
		const { today, late } = await toCall();
		expect(today.toSorted()).toEqual(["Eva, lunes", "Luis, sábado"]);
		expect(late).toEqual(["Ana, viernes en la mañana"]);
	});

	it("names nobody whom the team called, moved to another day, or must not contact", async () => {
		const [ana, luis, eva] = [await newLead("Ana"), await newLead("Luis"), await newLead("Eva")];
		expect(await toCall()).toMatchObject({ today: ["Ana", "Luis", "Eva"] });
		await change(ana, { kind: "contacted" });
		await change(luis, { kind: "postponed" });
		await change(eva, { kind: "revoke-consent" });
		expect(await toCall()).toEqual({ today: [], late: [] });
		at("2026-11-24T14:00:00.000Z");
		expect(await toCall()).toEqual({ today: ["Luis"], late: [] });
	});

	it("moves a contact to the working day after its own", async () => {
		at("2026-11-21T15:00:00.000Z");
		await change(await newLead("Ana"), { kind: "postponed" });
		expect(await toCall()).toEqual({ today: [], late: [] });
		at(monday);
		expect(await toCall()).toEqual({ today: [], late: [] });
		at("2026-11-24T14:00:00.000Z");
		expect(await toCall()).toEqual({ today: ["Ana"], late: [] });
	});

	it("names whoever asks for it again, before those who did not, and first the consultations by their hour", async () => {
		const names = ["Ana", "Luis", "Eva", "Sara"];
		const ids: Record<string, string> = {};
		for (const name of names) ids[name] = await newLead(name);
		await change(ids.Eva ?? "", { kind: "contacted" });
		await inTransaction(db(), (tx) => setContactAsked(tx, ids.Eva ?? "", runtime.now().toISOString()));
		for (const [name, hour] of [
			["Sara", "16:00"],
			["Luis", "11:00"],
		] as const) {
			const consultation = { kind: "consultation", starts: `2026-11-23T${hour}`, place: "" } as const;
			expect(await change(ids[name] ?? "", consultation)).toBe("done");
		}
		expect(await toCall()).toEqual({ today: ["Luis", "Sara", "Eva", "Ana"], late: [] });
		at("2026-11-23T17:00:00.000Z");
		await change(ids.Luis ?? "", { kind: "contacted" });
		expect(await toCall()).toMatchObject({ today: ["Sara", "Eva", "Ana"] });
	});

	it("names a person of several leads once, by the one with the highest score, with the longest they told", async () => {
		const email = "ana@ruiz.example";
		const need = "Contestar las reservas que llegan de noche";
		const chat = await newLead("Ana", { email, need, company: "Hotel Ruiz", phone: "+573001234567" });
		await newLead("Ana Ruiz", { email }, "Hola");
		await newLead("ana ruíz", { email }, "Buenas tardes");
		const luis = await newLead("Luis Ruiz", { email });
		const { contacts } = await readToday(db(), runtime.now(), await staff());
		const { today } = onePerPerson(contacts ?? { today: [], late: [] });
		expect(today.map(({ lead: { id }, longestText }) => ({ id, longestText }))).toEqual([
			{ id: chat, longestText: need },
			{ id: luis, longestText: null },
		]);
		at("2026-11-24T14:00:00.000Z");
		await newLead("Ana Ruiz", {
			email,
			need,
			company: "Hotel Ruiz",
			phone: "+573001234567",
			budget: "USD 900",
		});
		const { contacts: next } = await readToday(db(), runtime.now(), await staff());
		const { late, today: later } = onePerPerson(next ?? { today: [], late: [] });
		expect(late.map(({ lead: { name, budget } }) => [name, budget])).toEqual([
			["Luis Ruiz", null],
			["Ana Ruiz", "USD 900"],
		]);
		expect(later).toEqual([]);
	});

	it("names whose proposal was opened since the team was in touch, and with whom nothing is planned", async () => {
		const names = ["Ana", "Luis", "Eva", "Sara", "Rosa"];
		const opened = async () => {
			const { opened } = await readToday(db(), runtime.now(), await staff());
			return opened?.items.map(({ name, openings }) => `${name} ${openings}`);
		};
		const open = async (name: string) => recordOpening(db(), `token-${name}`, runtime.now());
		const ids = new Map<string, string>();
		for (const name of names) {
			const leadId = await newLead(name);
			ids.set(name, leadId);
			await propose(leadId, `token-${name}`);
			await open(name);
			if (name !== "Rosa") await change(leadId, { kind: "contacted" });
		}
		expect(await opened()).toEqual([]);
		runtime.pass(60);
		for (const name of names) await open(name);
		await change(ids.get("Luis") ?? "", { kind: "postponed" });
		await change(ids.get("Eva") ?? "", { kind: "revoke-consent" });
		expect(await opened()).toEqual(["Ana 2", "Sara 2"]);
		await change(ids.get("Sara") ?? "", { kind: "contacted" });
		expect(await opened()).toEqual(["Ana 2"]);
		at("2026-12-08T14:42:00.000Z");
		expect(await opened()).toEqual([]);
	});

	it("counts the last whole week, Monday to Sunday where the team is, beside the one before", async () => {
		const figures = async () => {
			const { week } = await readToday(db(), new Date(monday), await staff());
			return week && [Object.values(week.figures), Object.values(week.before)];
		};
		expect(await figures()).toBeNull();
		const days = [
			"2026-11-09T04:59",
			"2026-11-09T05:00",
			"2026-11-16T04:59",
			"2026-11-16T05:00",
			"2026-11-23T04:59",
		];
		for (const day of days) {
			at(`${day}:00.000Z`);
			await newLead(day);
		}
		expect(await figures()).toEqual([
			[0, 2, 0, 0],
			[0, 2, 0, 0],
		]);
		const client = await addAccount(db(), runtime, actor, {
			...{ name: "Luz", language: "es", password: "siete llamas azules" },
			...{ username: "luz", email: "luz@brisa.example", kind: "client" },
			client: { name: "Brisa", subdomain: "brisa" },
		});
		if ("problem" in client || !client.clientId) throw new Error("A client was not added.");
		await change(await newLead("Ana"), { kind: "client", clientId: client.clientId });
		await change(await newLead("Luis"), { kind: "client", clientId: "nobody" });
		expect(await figures()).toMatchObject([
			[0, 4, 0, 1],
			[0, 2, 0, 0],
		]);
	});

	it("shows each role its own, and nothing else", async () => {
		const leadId = await newLead("Ana");
		await inTransaction(db(), async (tx) => {
			await recordUnknownQuestion(tx, runtime, { language: "es", question: "¿Abren en Leticia?" });
			await enqueue(tx, runtime, { dedupeKey: "dead", kind: "sales-notice", payload: { leadId } });
			await tx.updateTable("deliveries").set({ state: "dead" }).where("dedupe_key", "=", "dead").execute();
		});
		const [sales, editor, admin] = [await read(["sales"]), await read(["editor"]), await read(["admin"])];
		for (const today of [sales, editor, admin]) expect(today.questions).toMatchObject({ count: 1 });
		expect(sales).toMatchObject({
			deliveries: { count: 1, items: [{ kind: "sales-notice", leadName: "Ana" }] },
		});
		expect(sales).toMatchObject({ waiting: { count: 0 }, comments: null, drafts: null, rights: null });
		expect(editor).toMatchObject({
			waiting: null,
			contacts: null,
			opened: null,
			deliveries: null,
			rights: null,
		});
		expect(editor).toMatchObject({ comments: { count: 0 }, drafts: { count: 0 } });
		const all = [admin.waiting, admin.contacts, admin.deliveries, admin.comments, admin.drafts, admin.rights];
		expect(all).not.toContain(null);
	});
});
