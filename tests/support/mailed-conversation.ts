import { beforeEach } from "vitest";
import type { ConversationDependencies } from "../../domain/conversations/conversation-dependencies.ts";
import { type MailWish, mailConversation } from "../../domain/conversations/mail-conversation.ts";
import type { Mail } from "../../domain/mail/mailer.ts";
import { answerTo, conversationDependencies } from "./conversation-dependencies.ts";
import { freshDatabase, type TestDatabase } from "./databases.ts";
import { deliverMails } from "./deliver-mails.ts";
import { freshRuntime } from "./test-runtime.ts";

/** A conversation of Ana's for each test of a suite, and the mails about it. */
export function mailedConversation(open: () => Promise<TestDatabase>) {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	let id: string;
	let dependencies: ConversationDependencies;
	const chat = {
		get id() {
			return id;
		},
		get dependencies() {
			return dependencies;
		},
	};
	const sent: Mail[] = [];
	beforeEach(async () => {
		sent.length = 0;
		dependencies = conversationDependencies(db(), { runtime });
		id = (await answerTo(dependencies, "Soy Ana Gómez, ana@brisa.co")).conversationId;
	});
	const ask = (more: Partial<MailWish> = {}) =>
		mailConversation(db(), runtime, {
			conversationId: id,
			what: "link",
			email: "ana@brisa.co",
			language: "es",
			consentVersion: "1",
			...more,
		});
	/** Delivers what is queued. @returns all that was mailed to Ana. */
	async function deliver(): Promise<Mail[]> {
		await deliverMails({ db: db(), runtime }, async (mail) => void sent.push(mail));
		return sent.filter(({ to }) => to === "ana@brisa.co");
	}
	async function token(): Promise<string> {
		const [mail] = await deliver();
		return /(?:llave|key)=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
	}
	return { ...{ database, db, runtime, chat }, ask, deliver, token };
}
