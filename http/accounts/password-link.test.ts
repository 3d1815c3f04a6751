import { beforeEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { addAccount, resetByLink } from "../../domain/accounts/manage-accounts.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { type Accounts, createAccounts } from "./accounts.ts";

const eva = { id: "eva", name: "Eva Mora" };
const password = "siete-llamas-azules-9";
const settings = readSettings({ PUBLIC_URL: "https://rumbo.example" });

onBothDatabases("a mail with a link to choose a password", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	let accounts: Accounts;
	let accountId: string;
	beforeEach(async () => {
		const secret = "a-secret-that-is-only-for-the-tests";
		accounts = createAccounts({ db: db(), runtime: realRuntime, settings, secret });
		const account = await addAccount(db(), realRuntime, eva, {
			username: "ana",
			email: "ana@hotel.example",
			name: "Ana Paz",
			language: "es",
			password,
			mailsLink: true,
			kind: "client",
			client: { name: "Hotel Brisa", subdomain: "brisa" },
		});
		if ("problem" in account) throw new Error(account.problem);
		accountId = account.id;
	});

	const reset = (runtime = realRuntime) => resetByLink(db(), runtime, eva, { accountId, way: "mail" });
	const caller = () => ({ request: new Request("https://rumbo.example/"), visitorAddress: "10.0.0.1" });
	const signIn = () => accounts.signIn(caller(), "client", { username: "ana", password, remember: false });

	async function sent(): Promise<string[]> {
		const mails: string[] = [];
		const { resetToken } = accounts;
		await deliverMails({ db: db(), runtime: realRuntime }, async ({ text }) => void mails.push(text), {
			resetToken,
		});
		return mails.flatMap((text) => /llave=(\w+)/.exec(text)?.[1] ?? []);
	}

	it("leaves for the newest reset alone, however many waited for the mail server", async () => {
		await reset();
		await reset();
		const [token = "", ...others] = await sent();
		expect(others).toEqual([]);
		expect(await accounts.resetPassword(caller().request, token, "otra-clave-bien-larga-4")).toMatchObject({
			kind: "reset",
		});
	});

	it("leaves no more once its owner chose by an earlier link", async () => {
		const [token = ""] = await sent();
		await accounts.requestReset(caller(), "ana");
		await accounts.resetPassword(caller().request, token, "otra-clave-bien-larga-4");
		expect(await sent()).toEqual([]);
		await accounts.requestReset(caller(), "ana");
		expect(await sent()).toHaveLength(1);
	});

	it("is queued with the reset, or nothing is reset", async () => {
		let ids = 0;
		const failing = {
			...realRuntime,
			newId: () => {
				if (++ids > 1) throw new Error("The database is gone.");
				return realRuntime.newId();
			},
		};
		await expect(reset(failing)).rejects.toThrow();
		expect((await signIn()).kind).toBe("signed-in");
	});
});
