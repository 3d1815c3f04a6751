import { expect, it } from "vitest";
import type { FormName } from "../../shared/chat.ts";
import { answerTo, conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { eva, personToErase, sendForm, who, zafiro } from "../../tests/support/person-to-erase.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
import { recordComment } from "../blog/comments/record-comment.ts";
import { indexConversation } from "../conversations/conversation-index-store.ts";
import { findDocuments } from "../search/find-documents-store.ts";

onBothDatabases("a person's data", (open) => {
	const { db, runtime, erasureLog, naming } = personToErase(open);

	it("whose domain has an accent goes from what others wrote, in capitals too", async () => {
		const facts = { email: "colega@example.com" };
		const message = "Escriban a VENTAS@PEÑALOSA.CO";
		await sendForm(db(), runtime, facts, message);
		await erasureLog().erase({ ...eva, who: { emails: ["ventas@peñalosa.co"], phones: [] } });
		const { message: left } = await db()
			.selectFrom("leads")
			.select("message")
			.where("email", "=", facts.email)
			.executeTakeFirstOrThrow();
		expect(left).toBe("Escriban a …");
	});

	it("whose account has the domain of their address in ASCII goes with the account", async () => {
		const typed = {
			username: "losa",
			email: "ventas@xn--pealosa-5za.co",
			name: "Losa",
			language: "es",
		} as const;
		const client = { name: "Peñalosa", subdomain: "losa" };
		const wanted = { ...typed, kind: "client", client, password: "siete llamas azules" } as const;
		await addAccount(db(), runtime, eva.actor, wanted);
		await erasureLog().erase({ ...eva, who: { emails: ["ventas@peñalosa.co"], phones: [] } });
		expect(await db().selectFrom("accounts").select("id").where("username", "=", "losa").execute()).toEqual(
			[],
		);
	});

	it("named in others' conversations is taken out of what they said", async () => {
		const at = runtime.now().toISOString();
		await db()
			.insertInto("conversations")
			.values({
				id: "others",
				created_at: at,
				updated_at: at,
				language: "es",
				state: "{}",
				length: 1,
				transcript_hash: "x",
			})
			.execute();
		await db()
			.updateTable("leads")
			.set({ conversation_id: "others" })
			.where("email", "=", "otra@example.com")
			.execute();
		const content = "Escríbanle a Zafiro@Borrar.example, por favor";
		const said = { role: "user", content, created_at: at } as const;
		await db()
			.insertInto("messages")
			.values({ ...said, conversation_id: "others", position: 0, extras: "{}" })
			.execute();
		await inTransaction(db(), (tx) => indexConversation(tx, "others"));
		const found = async (text: string) =>
			(await findDocuments(db(), { kind: "conversation", text, limit: 9 })).map(({ id }) => id);
		expect(await found("borrar escribanle")).toEqual(["others"]);
		await erasureLog().erase({ ...eva, who });
		expect(await found("borrar")).toEqual([]);
		expect(await found("escribanle")).toEqual(["others"]);
		const [message] = await db().selectFrom("messages").select("content").execute();
		expect(message?.content).toBe("Escríbanle a …, por favor");
	});

	it("filled into a form of another's conversation, and corrected there, is taken out of it", async () => {
		const dependencies = conversationDependencies(db(), { runtime });
		const fill = (conversationId: string | null, form: FormName, values: Record<string, string>) =>
			answerTo(dependencies, "", {
				visitorAddress: "b",
				conversationId,
				input: { kind: "form", form, values, press: "save" },
			});
		const { conversationId } = await fill(null, "contact", { name: "Otra", email: "nueva@example.com" });
		const summary = { name: "Otra", industry: "other", need: "Perdemos reservas" };
		for (const email of [zafiro.email, "nueva@example.com"]) {
			await fill(conversationId, "summary", { ...summary, email });
		}
		const theirs = () =>
			db().selectFrom("messages").selectAll().where("conversation_id", "=", conversationId);
		expect(await theirs().execute()).toHaveLength(7);
		await erasureLog().erase({ ...eva, who });
		expect(await theirs().execute()).toHaveLength(7);
		expect(await naming()).toEqual(["erasure_tasks"]);
	});

	it("named in what others wrote is taken out of it, and their answers to a comment of theirs stay", async () => {
		const at = runtime.now().toISOString();
		const words = "Lo dijo Zafiro@Borrar.example ayer";
		await db().updateTable("leads").set({ message: words }).where("email", "=", "otra@example.com").execute();
		const { id: lead_id } = await db()
			.selectFrom("leads")
			.select("id")
			.where("email", "=", "otra@example.com")
			.executeTakeFirstOrThrow();
		await db()
			.insertInto("lead_notes")
			.values({ id: "note", lead_id, at, author: "Eva Mora", text: words })
			.execute();
		const comment = await db().selectFrom("comments").select(["id", "post_id"]).executeTakeFirstOrThrow();
		await recordComment(db(), runtime, {
			postId: comment.post_id,
			parentId: comment.id,
			language: "es",
			consentVersion: "1",
			name: "Otra",
			email: "otra@example.com",
			text: words,
		});
		await erasureLog().erase({ ...eva, who });
		const left = "Lo dijo … ayer";
		expect(await db().selectFrom("leads").select("message").execute()).toEqual([{ message: left }]);
		expect(await db().selectFrom("lead_notes").select("text").execute()).toEqual([{ text: left }]);
		const stays = await db().selectFrom("comments").select(["text", "parent_id"]).execute();
		expect(stays).toEqual([{ text: left, parent_id: null }]);
	});
});
