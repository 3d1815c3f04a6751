import { readSettings } from "../../config/env.ts";
import { odooContract } from "../support/outside/odoo-contract.ts";

/** The same promises as of the Odoo the tests play, of the one the settings name: `npm run test:odoo`. */
const { odoo } = readSettings(process.env).crm;
if (!odoo) throw new Error("Set ODOO_URL, ODOO_DB, ODOO_USER and ODOO_API_KEY: which Odoo is meant?");

for (const api of ["auto", "json-2", "json-rpc"] as const)
	odooContract(`the Odoo at ${odoo.url}, ${api}`, async () => ({ ...odoo, api }));
