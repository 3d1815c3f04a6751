import { expect, it } from "vitest";
import { limits } from "../../../config/limits.ts";
import { incoming } from "../../../tests/support/conversation-dependencies.ts";
import { conversationsOn } from "../../../tests/support/conversations-on.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { deliverMails } from "../../../tests/support/deliver-mails.ts";
import { proposalWords, wholeStory } from "../../../tests/support/proposal-visitor.ts";
import { proposalPages } from "../../proposals/proposal.ts";
import { findProposalDocument, listProposals } from "../../proposals/proposal-store.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { handleMessage } from "./handle-message.ts";

const opening = wholeStory("Ana Gómez", "Ana@Brisa.co");

onBothDatabases("a conversation", (open) => {
	const {
		db,
		runtime,
		dependencies,
		drawBy,
		drawn,
		failures,
		say,
		leads,
		deliveries,
		messagesIn,
		proposalIn,
	} = conversationsOn(open);

	it("hands over a proposal that opens until it expires, and tells the visitor and sales at once", async () => {
		const { conversationId } = await say(opening);
		const shown = await say("Quiero la propuesta ya, por favor", { conversationId });
		expect(shown.form?.name).toBe("summary");
		expect(shown.message.proposal).toBeUndefined();
		const { message: answer } = await say("sí, dale", { conversationId });
		expect(answer.proposal).not.toHaveProperty("company");
		expect(answer.proposal).toHaveProperty("pages", proposalPages);
		const token = answer.proposal?.path.split("/").at(-1) ?? "";
		expect(await findProposalDocument(db(), token, runtime.now())).toMatchObject({
			fileName: answer.proposal?.fileName,
		});
		const now = runtime.now().toISOString();
		expect(await deliveries()).toMatchObject([
			{ kind: "sales-notice", due_at: now },
			{ kind: "proposal-receipt", due_at: now },
		]);
		runtime.pass(31 * 86_400);
		expect(await findProposalDocument(db(), token, runtime.now())).toBeNull();
	});

	it("hands over no proposal that was not stored after all", async () => {
		const { makeProposal: make } = dependencies();
		const unstored: ConversationDependencies = {
			...dependencies(),
			makeProposal: (wanted, alongside) =>
				make(wanted, async (tx, proposal, outcome) => {
					await alongside(tx, proposal, outcome);
					throw new Error("the disk is full");
				}),
		};
		const { conversationId } = await say(opening);
		await say("quiero la propuesta", { conversationId });
		const outcome = await handleMessage(unstored, incoming("sí, dale", { conversationId }));
		expect(failures).toMatchObject([{ message: "the disk is full" }]);
		expect(outcome.kind === "answered" && outcome.message.proposal).toBeUndefined();
		const stored = await messagesIn(conversationId);
		expect(stored.map(({ proposal }) => proposal)).toEqual(stored.map(() => undefined));
		expect(stored.at(-1)?.role).toBe("assistant");
	});

	it("says so when the proposal fails, loses nothing, and makes it when asked again", async () => {
		const { conversationId } = await say(opening);
		drawBy(() => Promise.reject(new Error("no paper")));
		await say("quiero la propuesta", { conversationId });
		const failed = await say("sí, dale", { conversationId });
		expect(failed.message.proposal).toBeUndefined();
		expect(failures.length).toBeGreaterThan(0);
		expect(await leads()).toHaveLength(1);
		drawBy(async () => undefined);
		expect((await proposalIn(conversationId)).proposal).toBeDefined();
	});

	it("makes one lead and one proposal of two identical messages at once", async () => {
		const { conversationId } = await say(opening);
		await say("quiero la propuesta", { conversationId });
		await Promise.all([1, 2].map(() => say("sí, dale", { conversationId })));
		const all = await leads();
		expect(all).toHaveLength(1);
		expect(
			await listProposals(
				db(),
				all.map(({ id }) => id),
			),
		).toHaveLength(1);
	});

	const receipts = async () =>
		(await deliveries()).filter(({ kind }) => kind === "proposal-receipt").map(({ payload }) => payload);

	async function proposed(email: string, conversationId: string): Promise<void> {
		await say(`mi correo es ${email}`, { conversationId });
		expect((await proposalIn(conversationId)).proposal).toBeDefined();
	}

	it.each([
		["es", /mando al correo/],
		["en", /to your email/],
	] as const)("says that it mails a proposal only when it does (%s)", async (language, mailing) => {
		const { conversationId } = await say(wholeStory("Amy Reed", "amy@reed.com", language), { language });
		const said = [];
		for (let time = 0; time < 5; time++) {
			await say(language === "es" ? `somos ${20 + time} personas` : `we're ${20 + time} people`, {
				conversationId,
			});
			const { proposal, content } = await proposalIn(conversationId, {}, language);
			expect(proposal).toBeDefined();
			said.push(mailing.test(content));
			const again = await proposalIn(conversationId, {}, language);
			expect(again.proposal).toEqual(proposal);
			expect(again.content).not.toMatch(mailing);
		}
		expect(said).toEqual([true, true, true, false, false]);
		expect(await receipts()).toHaveLength(3);
	});

	it.each([
		["es", /la más reciente/],
		["en", /the latest one/],
	] as const)("draws so many proposals a day, then hands over the newest (%s)", async (language, latest) => {
		const { conversationId } = await say(wholeStory("Amy Reed", "amy@reed.com", language), { language });
		const change = async (people: number) => {
			const size = language === "es" ? `somos ${people} personas` : `we're ${people} people`;
			await say(size, { conversationId });
			return proposalIn(conversationId, {}, language);
		};
		const made = [];
		for (let time = 0; time < limits.proposalsPerConversation; time++) made.push(await change(20 + time));
		const more = [await change(70), await change(71)];
		expect(drawn).toHaveLength(limits.proposalsPerConversation);
		for (const { proposal, content } of more) {
			expect(proposal).toEqual(made.at(-1)?.proposal);
			expect(content).toMatch(latest);
		}
		runtime.pass(86_401);
		expect((await change(72)).content).not.toMatch(latest);
		expect(drawn).toHaveLength(limits.proposalsPerConversation + 1);
	});

	it("draws a limited number of proposals a day for one visitor, over all their conversations", async () => {
		const ask = async (time: number, visitor: string) => {
			const { conversationId } = await say(wholeStory("Eva Mora", `eva${time}@mora.co`), {
				visitorAddress: visitor,
			});
			return proposalIn(conversationId, { visitorAddress: visitor });
		};
		for (let time = 0; time < limits.proposalsPerVisitor; time++) await ask(time, "a");
		const { proposal, content } = await ask(99, "a");
		expect(proposal).toBeUndefined();
		expect(content).toMatch(/Por hoy ya no puedo/);
		expect(drawn).toHaveLength(limits.proposalsPerVisitor);
		expect((await ask(100, "b")).proposal).toBeDefined();
	});

	it("mails few addresses, however many the visitor of a conversation gives", async () => {
		const { conversationId } = await say(opening);
		for (let third = 0; third < 8; third++) await proposed(`tercera${third}@fiesta.co`, conversationId);
		expect(await receipts()).toHaveLength(limits.visitorMailsPerCause);
	});

	it("mails one mailbox a few times, from however many conversations and spellings", async () => {
		for (let time = 0; time < 6; time++) {
			// Within a minute, who says the same would be taken for the same.
			runtime.pass(60);
			const { conversationId } = await say(`Soy Eva Mora. ${proposalWords.es.story}`);
			await proposed(`eva${time % 2 ? "" : "+a"}@mora.co`, conversationId);
			await say(`mi correo es otra${time}@paz.co`, { conversationId });
		}
		expect(await receipts()).toHaveLength(limits.visitorMailsPerAddress);
		// The day slides in tenths.
		runtime.pass(86_400 * 1.1);
		const { conversationId } = await say(`Soy Eva Mora. ${proposalWords.es.story}`);
		await proposed("eva@mora.co", conversationId);
		expect(await receipts()).toHaveLength(limits.visitorMailsPerAddress + 1);
	});

	it("mails a proposal to the address it was made for, or not at all", async () => {
		const sent: string[] = [];
		const work = () =>
			deliverMails(
				dependencies(),
				async ({ to, subject }) => void (subject.includes("propuesta") && sent.push(to)),
			);
		const { conversationId } = await say(opening);
		await proposed("una@fiesta.co", conversationId);
		await say("mi correo es otra@fiesta.co", { conversationId });
		await work();
		expect(sent).toEqual([]);
		await proposed("tercera@fiesta.co", conversationId);
		await work();
		expect(sent).toEqual(["tercera@fiesta.co"]);
	});
});
