import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { insertClient } from "../accounts/client-store.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
import { listDeliveries } from "../deliveries/delivery-report-store.ts";
import { insertProposal } from "../proposals/proposal-store.ts";
import { changeLead, type LeadChange } from "./change-lead.ts";
import { type LeadFacts, noFacts } from "./lead.ts";
import { setLeadOwner } from "./lead-assignment-store.ts";
import { listLeadContacts, setContactDay } from "./lead-contact-store.ts";
import { readLeadDetails } from "./lead-details.ts";
import { recordLead } from "./record-lead.ts";

const actor = { id: null, name: "Eva Mora" };

onBothDatabases("a change to a lead", (open) => {
	const { db } = freshDatabase(open);
	let leadId: string;
	const runtime = testRuntime();
	const makeProposal = vi.fn();
	beforeEach(async () => {
		makeProposal.mockReset();
		leadId = await newLead("ana@ruiz.co");
	});
	const newLead = async (email: string, more: Partial<LeadFacts> = {}) => {
		const facts: LeadFacts = { ...noFacts, name: "Ana Ruiz", email, ...more };
		const consent = { textVersion: "1", language: "es", source: "contact" } as const;
		const report = { source: "contact", language: "es", message: null, conversationId: null } as const;
		const record = { ...report, facts, consent };
		return inTransaction(
			db(),
			async (tx) => (await recordLead(tx, { runtime, destinations: [] }, record)).id,
		);
	};
	const change = (wanted: LeadChange, id = leadId) =>
		changeLead(db(), { runtime, destinations: ["odoo"], makeProposal }, actor, id, wanted);
	const details = async () => {
		const found = await readLeadDetails(db(), { runtime, destinations: [] }, leadId);
		if (!found) throw new Error("The lead is not stored.");
		return found;
	};

	it("keeps a note once when its form is sent twice, with its author", async () => {
		const note = { kind: "note", id: "note", note: "Llamar el lunes" } as const;
		expect([await change(note), await change(note)]).toEqual(["done", "done"]);
		expect((await details()).notes).toMatchObject([{ text: "Llamar el lunes", author: "Eva Mora" }]);
	});

	const addStaff = async (username: string, role: "sales" | "editor") => {
		const person = { name: "Vera Mar", language: "es", password: "siete llamas azules" } as const;
		const email = `${username}@team.example`;
		const added = await addAccount(db(), runtime, actor, {
			...person,
			username,
			email,
			kind: "staff",
			roles: [role],
		});
		if ("problem" in added) throw new Error("An account was not added.");
		return added;
	};

	it("keeps an owner and a client whom two people choose at once", async () => {
		const sara = await addStaff("sara", "sales");
		const client = { id: "brisa", createdAt: runtime.now().toISOString(), name: "Brisa", subdomain: "brisa" };
		await inTransaction(db(), (tx) => insertClient(tx, client));
		const owned = Promise.withResolvers<void>();
		const assigning = inTransaction(db(), async (tx) => {
			await setLeadOwner(tx, leadId, sara.id);
			owned.resolve();
			await setTimeout(200);
		});
		await owned.promise;
		await Promise.all([assigning, change({ kind: "client", clientId: client.id })]);
		expect(await details()).toMatchObject({ ownerId: sara.id, clientId: client.id });
	});

	it("lets nobody own it who does not sell", async () => {
		const [sara, ed] = [await addStaff("sara", "sales"), await addStaff("edgar", "editor")];
		await change({ kind: "owner", accountId: sara.id });
		expect(await details()).toMatchObject({ ownerId: sara.id, owners: [{ id: sara.id }] });
		await change({ kind: "owner", accountId: ed.id });
		const { ownerId, auditLog } = await details();
		expect(ownerId).toBeNull();
		expect(auditLog.map(({ action }) => action)).toEqual(["lead-assigned", "lead-assigned"]);
	});

	it("revokes no proposal of another lead", async () => {
		const other = await newLead("luis@ruiz.co");
		const now = runtime.now().toISOString();
		const proposal = {
			id: "proposal",
			leadId: other,
			version: 1,
			number: "P-1",
			token: "token",
			fileName: "p.pdf",
			language: "es" as const,
			createdAt: now,
			expiresAt: "2027-01-01T00:00:00.000Z",
			revokedAt: null,
		} as const;
		const document = { contentHash: "hash", pdf: new Uint8Array([1]) };
		await inTransaction(db(), (tx) => insertProposal(tx, proposal, document));
		const revoke = { kind: "revoke-proposal", proposalId: "proposal" } as const;
		expect(await change(revoke)).toBe("unknown");
		expect((await details()).auditLog).toEqual([]);
		expect(await change(revoke, other)).toBe("done");
	});

	it("of when somebody is contacted holds for their other due leads, but for no colleague's and no other name's", async () => {
		const sara = await addStaff("sara", "sales");
		const again = (more: Partial<LeadFacts>) => newLead("ana@ruiz.co", more);
		const same = [await again({ need: "dos", name: null }), await again({ need: "tres", name: "ana ruíz" })];
		const others = [await again({ name: "Luis Ruiz" }), await again({ need: "cuatro" })];
		await inTransaction(db(), (tx) => setLeadOwner(tx, others[1] ?? "", sara.id));
		const changed = async (field: "contactOn" | "contactedAt") => {
			const contacts = await listLeadContacts(db(), [leadId, ...same, ...others]);
			return contacts
				.filter((one) => one[field] !== null)
				.map((one) => one.leadId)
				.toSorted();
		};
		await change({ kind: "contacted" });
		expect(await changed("contactedAt")).toEqual([leadId, ...same].toSorted());
		const [luis = ""] = others;
		await change({ kind: "postponed" }, luis);
		expect(await changed("contactOn")).toEqual([luis]);
		await inTransaction(db(), (tx) => setContactDay(tx, leadId, "2099-12-07"));
		await change({ kind: "contacted" }, same[0]);
		expect(await changed("contactOn")).toEqual([leadId, luis].toSorted());
		const { others: shown, sameEmailCount } = await details();
		expect([shown.map(({ id }) => id).toSorted(), sameEmailCount]).toEqual([
			[...same, ...others].toSorted(),
			5,
		]);
	});

	it("makes no proposal and sends nothing of a person who took the consent back", async () => {
		expect(await change({ kind: "revoke-consent" })).toBe("done");
		expect(await change({ kind: "proposal" })).toBe("revoked");
		expect(await change({ kind: "crm" })).toBe("revoked");
		expect(makeProposal).not.toHaveBeenCalled();
		const told = await listDeliveries(db(), { limit: 10, destination: "odoo" });
		expect(told).toMatchObject([{ revocation: true }]);
		expect((await details()).revocation).toMatchObject({ recordedBy: "Eva Mora" });
	});

	it("says why there is no new proposal, and records the one that there is", async () => {
		const kinds = ["unchanged", "latest", "limit-reached", "made"];
		for (const kind of kinds) makeProposal.mockResolvedValueOnce({ kind });
		const outcomes = [];
		for (const _ of kinds) outcomes.push(await change({ kind: "proposal" }));
		expect(outcomes).toEqual(["proposal-same", "proposal-limit-reached", "proposal-limit-reached", "done"]);
		expect((await details()).auditLog.map(({ action }) => action)).toEqual(["proposal-made"]);
	});

	it("is made to no lead that is not there", async () => {
		expect(await change({ kind: "proposal" }, "nobody")).toBe("unknown");
		expect(makeProposal).not.toHaveBeenCalled();
	});
});
