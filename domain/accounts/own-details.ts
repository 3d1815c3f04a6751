import type { Db } from "../../db/connect.ts";
import type { Language } from "../../shared/language.ts";
import { setLanguage, setName } from "./account-store.ts";

/** Changes what an account's owner keeps of themselves. @param details name: checked by the caller. */
export async function changeOwnDetails(
	db: Db,
	accountId: string,
	{ name, language }: { name?: string; language?: Language },
): Promise<void> {
	await db.transaction().execute(async (tx) => {
		if (name) await setName(tx, accountId, name);
		if (language) await setLanguage(tx, accountId, language);
	});
}
