import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import type { CrmSettings } from "./crm-settings.ts";

export type CrmOffice = { db: Db; world: World; publicUrl: string; settings: CrmSettings };
