import { z } from "zod";
import { languages } from "./language.ts";
import { leadStatuses } from "./lead.ts";

export const isoTime = z.iso.datetime().meta({ example: "2026-11-21T15:04:05.000Z" });
export const siteLanguage = z.enum(languages);
export const conversationToken = z.string().max(400);
export const statusOfLead = z.enum(leadStatuses);
