import { expect, it } from "vitest";
import { insertInvitation } from "../domain/accounts/invitations/invitation-store.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../tests/support/databases.ts";
import { createLog } from "./log.ts";

onBothDatabases("the log", (open) => {
	const database = freshDatabase(open);

	it("says what the database refused, and none of its values", async () => {
		const person = { email: "luz@secreto.example", name: "Luz", roles: ["sales"], language: "es" } as const;
		const rest = { inviter: "Eva", issue: 1, createdAt: "2026", expiresAt: "2027" };
		const invite = (id: string) =>
			inTransaction(database.connection.db, (tx) =>
				insertInvitation(tx, { id, ...person, ...rest }, `hash ${id}`),
			);
		await invite("one");
		const error = await invite("two").catch((refused: unknown) => refused);
		const lines: string[] = [];
		const { log, close } = createLog({ logLevel: "info" }, { write: (line) => lines.push(line) });
		log.error({ err: error }, "unexpected");
		close();
		expect(lines.join()).toMatch(/unique/i);
		expect(lines.join()).not.toContain("secreto");
	});
});
