import { site } from "../content/site.ts";
import { migrate } from "../db/migrate.ts";
import { addAccount } from "../domain/accounts/manage-accounts.ts";
import { realRuntime } from "../domain/runtime.ts";
import { createAccounts } from "../http/accounts/accounts.ts";
import { type Bench, type Figure, median, openDatabase } from "./bench.ts";

const rounds = 500;

/** Measures whether the time of a refusal reveals that a name exists. */
export async function signIn(bench: Bench): Promise<Figure[]> {
	const { db } = openDatabase(bench);
	await migrate(db);
	const client = { name: "Casa", subdomain: "casa" };
	const person = { username: "known", email: "known@casa.example", name: "Ana", language: "es" } as const;
	const account = { ...person, kind: "client", client, password: "siete llamas azules" } as const;
	await addAccount(db, realRuntime, { id: null, name: "bench" }, account);
	const settings = {
		publicUrl: "https://rumbo.example",
		portalBaseDomain: null,
		brand: site,
		staffIdleMinutes: 120,
	};
	const accounts = createAccounts({ db, runtime: realRuntime, settings, secret: "s".repeat(40) });
	const refusal = async (username: string, round: number): Promise<number> => {
		// Uses a new address each time and clears the rate limit, which would answer at once.
		await db.deleteFrom("rate_limit_counts").execute();
		const request = new Request("https://rumbo.example/");
		const started = performance.now();
		const caller = { request, visitorAddress: `10.0.${round >> 8}.${round & 255}` };
		await accounts.signIn(caller, "client", { username, password: "not that one", remember: false });
		return performance.now() - started;
	};
	const times = { known: [] as number[], unknown: [] as number[] };
	for (let round = 0; round < rounds; round++) {
		// Alternates the order, so that a slow machine affects both equally.
		const order = round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
		for (const name of order) times[name].push(await refusal(name, round));
	}
	const [known, unknown] = [median(times.known), median(times.unknown)];
	const difference = (Math.abs(known - unknown) / unknown) * 100;
	return [
		{
			figure: `sign-in refused, known against unknown name, medians of ${rounds}`,
			goal: "within 5 %",
			measured: `${known.toFixed(1)} and ${unknown.toFixed(1)} ms, ${difference.toFixed(1)} % apart`,
		},
	];
}
