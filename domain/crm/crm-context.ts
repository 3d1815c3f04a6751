import type { Db } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import type { CrmSettings } from "./crm-settings.ts";

export type CrmContext = { db: Db; runtime: Runtime; publicUrl: string; settings: CrmSettings };
