import { es as accounts } from "./accounts/es.ts";
import { es as clients } from "./clients/es.ts";
import { es as deliveries } from "./deliveries/es.ts";
import { es as done } from "./done/es.ts";
import { es as frame } from "./frame/es.ts";
import { es as inbox } from "./inbox/es.ts";
import { es as leads } from "./leads/es.ts";
import { es as privacy } from "./privacy/es.ts";
import { es as records } from "./records/es.ts";
import type { StaffText } from "./schema.ts";

export const es: StaffText = {
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
