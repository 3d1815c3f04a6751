import { en as accounts } from "./accounts/en.ts";
import { en as clients } from "./clients/en.ts";
import { en as deliveries } from "./deliveries/en.ts";
import { en as done } from "./done/en.ts";
import { en as frame } from "./frame/en.ts";
import { en as inbox } from "./inbox/en.ts";
import { en as leads } from "./leads/en.ts";
import { en as privacy } from "./privacy/en.ts";
import { en as records } from "./records/en.ts";
import type { StaffText } from "./schema.ts";

export const en: StaffText = {
	...frame,
	...inbox,
	...leads,
	...clients,
	...deliveries,
	...privacy,
	...accounts,
	...done,
	...records,
};
