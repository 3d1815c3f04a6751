import { beforeEach, expect, it } from "vitest";
import type { Role } from "../../shared/account.ts";
import { answerTo, conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testPostText } from "../../tests/support/test-post.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { findAccount } from "../accounts/account-store.ts";
import { changeRoles, disableAccount } from "../accounts/change-access.ts";
import { insertClient } from "../accounts/client-store.ts";
import { addAccount, enableAccount } from "../accounts/manage-accounts.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";
import { publishPost } from "../blog/editing/publish-post.ts";
import { newestVersion } from "../blog/editing/version-store.ts";
import { createPost } from "../blog/editing/write-post.ts";
import { findPost } from "../blog/posts/post-store.ts";
import { readConversation } from "../conversations/read-conversation.ts";
import { takeOver } from "../conversations/take-over.ts";
import { noFacts } from "../leads/lead.ts";
import { findLeadAssignment, setLeadOwner } from "../leads/lead-assignment-store.ts";
import { recordLead } from "../leads/record-lead.ts";
import { findProject, insertProject } from "../portal/project-store.ts";
import { leaveTeam, readHeldWork, type Successors } from "./leave-team.ts";

const operator = { id: null, name: "operator" };
const nobody: Successors = { leads: null, conversations: null, clients: null, posts: null };

onBothDatabases("who leaves the team", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	let eva: { id: string; name: string };
	beforeEach(async () => {
		const { id, name } = await add("eva", "Eva Mora", ["admin"]);
		eva = { id, name };
	});
	async function add(username: string, name: string, roles: readonly Role[]) {
		const person = { username, email: `${username}@team.example`, name, language: "es" } as const;
		const wanted = { ...person, password: "siete llamas azules", kind: "staff", roles } as const;
		const account = await addAccount(db(), runtime, operator, wanted);
		if ("problem" in account) throw new Error(account.problem);
		return account;
	}
	const leave = (accountId: string, successors: Partial<Successors> = {}) =>
		leaveTeam(db(), runtime, eva, { accountId, successors: { ...nobody, ...successors } });
	const within = <Result>(work: Parameters<ReturnType<ReturnType<typeof db>["transaction"]>["execute"]>[0]) =>
		db().transaction().execute(work) as Promise<Result>;

	/** Somebody with one of each: a lead, a conversation, two projects, a draft and a published post. */
	async function busy() {
		const luz = await add("luz", "Luz Paz", ["editor", "sales"]);
		const report = { source: "contact", language: "es", message: null, conversationId: null } as const;
		const facts = { ...noFacts, name: "Rosa Gil", email: "rosa@tienda.example" };
		await within(async (tx) => {
			const { id } = await recordLead(tx, { runtime, destinations: [] }, { ...report, facts, consent: null });
			await setLeadOwner(tx, id, luz.id);
			const client = { id: "casa", createdAt: runtime.now().toISOString(), name: "Casa", subdomain: "casa" };
			await insertClient(tx, client);
			const project = { clientId: "casa", createdAt: client.createdAt, name: "P", product: null } as const;
			const rest = { responsible: "Luz Paz", waitingFor: null, milestones: [], updates: [] };
			await insertProject(tx, { ...project, ...rest, id: "running", status: "active" });
			await insertProject(tx, { ...project, ...rest, id: "ended", status: "done" });
		});
		const dependencies = conversationDependencies(db(), { runtime });
		const { conversationId } = await answerTo(dependencies, "hola");
		await takeOver(dependencies, conversationId, { to: luz });
		const author = { name: "Luz Paz", image: null, bio: "De hoteles.", linkedIn: null };
		for (const id of ["draft", "public"]) {
			const save = { text: testPostText({ title: id, excerpt: "Algo", author }), author: "Luz Paz" };
			await createPost(db(), runtime, save, { id, language: "es", twinOf: null });
		}
		await publishPost(db(), runtime, "public", null);
		const [lead] = await db().selectFrom("leads").select("id").execute();
		return { luz, leadId: lead?.id ?? "", conversationId };
	}

	it("hands over what they have, each to whom was chosen, and keeps what was finished", async () => {
		const { luz, leadId, conversationId } = await busy();
		const sara = await add("sara", "Sara Ríos", ["sales"]);
		const ed = await add("edgar", "Edgar Rey", ["editor"]);
		const held = await readHeldWork(db(), luz);
		expect(Object.values(held).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
		expect(held.leads.mayTake.map(({ name }) => name)).toEqual(["Eva Mora", "Sara Ríos"]);
		expect(held.posts.mayTake.map(({ name }) => name)).toEqual(["Edgar Rey", "Eva Mora"]);
		const successors = { leads: sara.id, conversations: eva.id, clients: sara.id, posts: ed.id };
		expect(await leave(luz.id, successors)).toBe("done");
		expect((await findLeadAssignment(db(), leadId))?.ownerId).toBe(sara.id);
		expect((await readConversation(db(), conversationId))?.colleague?.id).toBe(eva.id);
		expect((await findProject(db(), "running"))?.responsible).toBe("Sara Ríos");
		expect((await findProject(db(), "ended"))?.responsible).toBe("Luz Paz");
		expect((await findPost(db(), "draft"))?.author).toMatchObject({ name: "Edgar Rey", bio: null });
		expect((await newestVersion(db(), "draft"))?.text.author.name).toBe("Edgar Rey");
		expect((await findPost(db(), "public"))?.author.name).toBe("Luz Paz");
		const [logged] = await listAuditLog(db(), { limit: 1, subject: { kind: "account", id: luz.id } });
		const names = { leads: "Sara Ríos", conversations: "Eva Mora", clients: "Sara Ríos", posts: "Edgar Rey" };
		expect(logged).toMatchObject({ action: "account-disabled", actor: eva, detail: names });
		const [ofLead] = await listAuditLog(db(), { limit: 1, subject: { kind: "lead", id: leadId } });
		expect(ofLead).toMatchObject({ action: "lead-assigned", detail: { owner: "Sara Ríos" } });
		const conversation = { kind: "conversation", id: conversationId };
		const [ofConversation] = await listAuditLog(db(), { limit: 1, subject: conversation });
		expect(ofConversation).toMatchObject({ action: "conversation-assigned", detail: { owner: "Eva Mora" } });
	});

	it("leaves leads to nobody and conversations to the assistant where nobody was chosen", async () => {
		const { luz, leadId, conversationId } = await busy();
		expect(await leave(luz.id)).toBe("done");
		expect((await findLeadAssignment(db(), leadId))?.ownerId).toBeNull();
		expect((await readConversation(db(), conversationId))?.colleague).toBeNull();
		expect((await findProject(db(), "running"))?.responsible).toBe("Luz Paz");
		expect((await findPost(db(), "draft"))?.author.name).toBe("Luz Paz");
	});

	it("stays with all of it when one of the chosen may not take it", async () => {
		const { luz, leadId } = await busy();
		const ed = await add("edgar", "Edgar Rey", ["editor"]);
		for (const successors of [{ leads: ed.id }, { leads: luz.id }, { posts: "nobody" }])
			expect(await leave(luz.id, successors)).toBe("unknown");
		expect((await findAccount(db(), "id", luz.id))?.disabledAt).toBeNull();
		expect((await findLeadAssignment(db(), leadId))?.ownerId).toBe(luz.id);
	});

	it("is never the last admin, nor loses the last admin the role", async () => {
		await add("luz", "Luz Paz", ["sales"]);
		expect(await leave(eva.id)).toBe("last-admin");
		expect(await disableAccount(db(), runtime, operator, "eva")).toBe("last-admin");
		const sales = { accountId: eva.id, roles: ["sales"] } as const;
		expect(await changeRoles(db(), runtime, eva, sales)).toBe("last-admin");
		const more = { accountId: eva.id, roles: ["admin", "editor"] } as const;
		expect(await changeRoles(db(), runtime, eva, more)).toBe("done");
		expect(await findAccount(db(), "id", eva.id)).toMatchObject({
			roles: ["editor", "admin"],
			disabledAt: null,
		});
		await add("ana", "Ana Gil", ["admin"]);
		expect(await leave(eva.id)).toBe("done");
	});

	it("is only one of two admins who disable each other at the same moment", async () => {
		const ana = await add("ana", "Ana Gil", ["admin"]);
		for (let round = 0; round < 8; round++) {
			const outcomes = await Promise.all([
				leave(eva.id),
				round % 2 ? leave(ana.id) : changeRoles(db(), runtime, eva, { accountId: ana.id, roles: ["sales"] }),
			]);
			expect(outcomes.toSorted(), `round ${round}`).toEqual(["done", "last-admin"]);
			for (const username of ["eva", "ana"]) await enableAccount(db(), runtime, operator, username);
			await changeRoles(db(), runtime, eva, { accountId: ana.id, roles: ["admin"] });
		}
	});
});
