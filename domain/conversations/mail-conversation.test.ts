import { expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import { answerTo } from "../../tests/support/conversation-dependencies.ts";
import { inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { mailedConversation } from "../../tests/support/mailed-conversation.ts";
import { listLeads } from "../leads/lead-store.ts";
import { revokeConsent } from "../privacy/processing.ts";
import { followLink } from "./follow-link.ts";

onBothDatabases("a conversation by mail", (open) => {
	const { db, runtime, chat, ask, deliver } = mailedConversation(open);
	async function revoke() {
		const { leads } = await listLeads(db(), { limit: 1 });
		const by = { actor: { id: "s", name: "Eva" }, requestReference: null };
		await inTransaction(db(), (tx) =>
			revokeConsent(tx, { runtime, destinations: [] }, [leads[0]?.id ?? ""], by),
		);
	}

	it("leaves once however often its form is sent, also at once; another form is another mail", async () => {
		const submissionKey = "p-1";
		expect(
			await Promise.all([ask({ submissionKey }), ask({ submissionKey }), ask({ submissionKey })]),
		).toEqual(Array(3).fill("queued"));
		expect(await ask({ submissionKey })).toBe("queued");
		expect(await deliver()).toHaveLength(1);
		expect(await ask({ submissionKey, what: "transcript" })).toBe("queued");
		expect(await ask({ submissionKey: "p-2" })).toBe("queued");
		expect(await deliver()).toHaveLength(3);
	});

	it("contains nothing that was said after it was requested", async () => {
		await ask({ what: "transcript" });
		runtime.pass(60);
		await answerTo(chat.dependencies, "Esto lo digo en otro lado", { conversationId: chat.id });
		const [mail] = await deliver();
		expect(mail?.text).toContain("Tú: Soy Ana Gómez, ana@brisa.co");
		expect(mail?.text).not.toContain("en otro lado");
	});

	it("is complete, and contains no link into the conversation", async () => {
		await ask({ what: "transcript" });
		const [mail] = await deliver();
		expect(mail?.text).toContain("Tú: Soy Ana Gómez, ana@brisa.co");
		expect(mail?.text).toContain("Asistente de Rumbo: ");
		expect(mail?.text).not.toMatch(/(?:llave|key)=/);
		const row = await db().selectFrom("conversation_mails").select("token").executeTakeFirstOrThrow();
		expect(await followLink(db(), runtime, row.token)).toBeNull();
	});

	it("is not mailed once its visitor revoked their consent", async () => {
		await ask({ what: "transcript" });
		await revoke();
		expect(await deliver()).toEqual([]);
		const row = await db()
			.selectFrom("deliveries")
			.select(["state", "last_error"])
			.where("kind", "=", "conversation-transcript")
			.executeTakeFirst();
		expect(row).toEqual({ state: "needless", last_error: "EREVOKED" });
	});

	it("is mailed to a visitor who asks for it, and agrees again, after revoking their consent", async () => {
		await revoke();
		runtime.pass(60);
		expect(await ask({ what: "transcript" })).toBe("queued");
		const [mail] = await deliver();
		expect(mail?.text).toContain("Tú: Soy Ana Gómez, ana@brisa.co");
	});

	it("is mailed a few times a day, whatever the address", async () => {
		for (let mails = 0; mails < limits.visitorMailsPerCause; mails++)
			expect(await ask({ email: `ana${mails}@brisa.co` })).toBe("queued");
		expect(await ask({ email: "other@brisa.co" })).toBe("limit-reached");
	});
});
