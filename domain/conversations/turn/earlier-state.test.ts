import { beforeEach, expect, it } from "vitest";
import { es } from "../../../content/assistant/es.ts";
import {
	answerTo,
	conversationDependencies,
	drawNothing,
} from "../../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { proposalWords } from "../../../tests/support/proposal-visitor.ts";
import { listLeads } from "../../leads/lead-store.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { findConversation } from "../conversation-store.ts";
import { readConversation } from "../read-conversation.ts";

/** What the release before stored of a conversation, written out as it stood in its column. */
const known =
	'"name":"Ana Gómez","email":"ana@brisa.co","phone":null,"company":"Hotel Brisa","industry":"hospitalidad-viajes","need":"Perdemos reservas de noche"';
const facts = `{${known},"companySize":null,"budget":null,"timing":null}`;
const madeOf = JSON.stringify(
	JSON.stringify([
		...["Ana Gómez", "ana@brisa.co", "Hotel Brisa", "hospitalidad-viajes", "Perdemos reservas de noche"],
		...[null, null, null],
	]),
);
const stateWith = (more: string) =>
	`{"v":1,"facts":${facts},"declined":["phone"],"asked":{"companySize":{"times":1,"returns":0}},"emailGuess":null,"lastLearned":"need","confused":0,"turn":3,"recommended":true,"hurried":false,"quiet":false,"permission":null,"page":"es","greetedIn":"es",${more}}`;
const asksForSize = stateWith('"waitingFor":"companySize","offered":false,"madeOf":null,"withdrawn":false');
const offers = stateWith('"waitingFor":"proposal","offered":true,"madeOf":null,"withdrawn":false');
const hasMade = stateWith(`"waitingFor":null,"offered":true,"madeOf":${madeOf},"withdrawn":false`);
const asksForIdentity =
	'{"v":1,"facts":{"name":null,"email":null,"phone":null,"company":null,"industry":null,"need":null,"companySize":null,"budget":null,"timing":null},"declined":[],"asked":{},"waitingFor":"identity","emailGuess":null,"lastLearned":null,"confused":0,"turn":1,"recommended":false,"offered":false,"hurried":false,"madeOf":null,"quiet":false,"withdrawn":false,"permission":null,"page":"es","greetedIn":"es"}';

onBothDatabases("a conversation of the release before", (open) => {
	const database = freshDatabase(open);
	let dependencies: ConversationDependencies;
	const id = "a-conversation-of-the-release-before";

	beforeEach(() => {
		dependencies = conversationDependencies(database.connection.db, {
			render: drawNothing,
			onFailure: (error) => {
				throw error;
			},
		});
	});

	async function stored(state: string): Promise<void> {
		const at = "2026-11-21T14:00:00.000Z";
		const rest = { created_at: at, idempotency_key: null, attempt: null, claim: null, claimed_until: null };
		await dependencies.db
			.insertInto("conversations")
			.values({
				id,
				created_at: at,
				updated_at: at,
				language: "es",
				state,
				length: 3,
				transcript_hash: "x",
				reference: "AAAA-2222",
				person_id: null,
				person_name: null,
			})
			.execute();
		const said = [
			["assistant", "¡Hola!", "{}"],
			["user", "Soy Ana Gómez, ana@brisa.co", "{}"],
			["assistant", "¿Cuántas personas trabajan contigo?", '{"quickReplies":["Solo yo","2 a 10"]}'],
		] as const;
		await dependencies.db
			.insertInto("messages")
			.values(
				said.map(([role, content, extras], position) => ({
					conversation_id: id,
					position,
					role,
					content,
					extras,
					...rest,
					answers: null,
					stopped_at: null,
				})),
			)
			.execute();
	}
	const say = (message: string) => answerTo(dependencies, message, { conversationId: id });
	const state = async () => (await findConversation(dependencies.db, id))?.state;

	it("is shown as it stood", async () => {
		await stored(asksForSize);
		const transcript = await readConversation(dependencies.db, id);
		expect(transcript?.messages.map(({ content }) => content)).toHaveLength(3);
		expect(transcript).toMatchObject({ choices: [], form: null, progress: null, awaited: null });
	});

	it("understands the answer to the earlier question, keeps its facts, and is stored in the new shape", async () => {
		await stored(asksForSize);
		const { message } = await say("12");
		expect(message.content).not.toMatch(/no te entendí|no la entendí/);
		expect(await state()).toMatchObject({
			v: 2,
			turn: 4,
			declined: ["phone"],
			facts: { name: "Ana Gómez", email: "ana@brisa.co", companySize: "12" },
		});
		const { leads } = await listLeads(dependencies.db, { limit: 5 });
		expect(leads).toMatchObject([{ email: "ana@brisa.co", company: "Hotel Brisa", companySize: "12" }]);
		const row = await dependencies.db.selectFrom("conversations").select("state").executeTakeFirstOrThrow();
		const names = Object.keys(JSON.parse(row.state));
		expect(names).not.toContain("waitingFor");
		// The release before reads these of a stored state, which it stored itself or which this one did.
		const read = ["asked", "offered", "madeOf", "quiet", "withdrawn", "permission", "page", "greetedIn"];
		expect(names).toEqual(expect.arrayContaining(read));
	});

	it("shows the summary when the offered proposal is accepted, then makes it", async () => {
		await stored(offers);
		const shown = await say(proposalWords.es.agreement);
		expect(shown.form?.name).toBe("summary");
		expect(shown.message.proposal).toBeUndefined();
		expect((await say(proposalWords.es.agreement)).message.proposal).toBeDefined();
	});

	it("offers no proposal again that was made, until something changes", async () => {
		await stored(hasMade);
		const calm = await say("gracias");
		expect(calm.form).toBeNull();
		expect(calm.message.content).not.toContain(es.proposal.outdated);
		const changed = await say("somos 12 personas");
		expect(changed.message.content).toContain(es.proposal.outdated);
		expect(changed.form?.name).toBe("summary");
	});

	it("still begins by asking who the visitor is", async () => {
		await stored(asksForIdentity);
		await say("Ana Gómez, ana@brisa.co");
		expect((await state())?.facts).toMatchObject({ name: "Ana Gómez", email: "ana@brisa.co" });
	});

	it("whose visitor revoked the consent promises nothing", async () => {
		await stored(
			stateWith('"waitingFor":null,"offered":false,"madeOf":null,"withdrawn":true').replace(
				'"quiet":false',
				'"quiet":true',
			),
		);
		expect(await state()).toMatchObject({ asksNothing: true, consentRevoked: true });
		const { message } = await say("somos 40 personas");
		expect(message.content).not.toMatch(/\bte (?:mando|escribe)/);
		expect((await state())?.facts.companySize).toBeNull();
	});

	it("of an unknown version is refused, not started over", async () => {
		await stored('{"v":7,"facts":{}}');
		await expect(say("hola")).rejects.toThrow("version");
	});
});
