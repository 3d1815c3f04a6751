import type { Brand } from "../../../config/env.ts";
import { dateFormat } from "../../../content/date-format.ts";
import { emails } from "../../../content/emails/list.ts";
import { locales, timeZone } from "../../../content/locale.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { TeamInvitation } from "../../accounts/invitations/invitation.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

type InvitationMail = {
	id: string;
	brand: Brand;
	publicUrl: string;
	invitation: TeamInvitation;
	token: string;
};

/** Invites somebody to the team, with the link to choose their password. */
export function invitationMail({ id, brand, publicUrl, invitation, token }: InvitationMail): Promise<Mail> {
	const { language, name, email, inviter, expiresAt } = invitation;
	const words = emails[language].invitation;
	const { product } = brand;
	const parts = { dateStyle: "long", timeStyle: "short", timeZone } as const;
	const date = dateFormat(locales[language], parts).format(new Date(expiresAt));
	return composeLetter(
		{ id, to: email, subject: fillLetter(words.subject, { product, inviter }) },
		{
			language,
			title: fillLetter(words.title, { product }),
			poster: "key",
			paragraphs: [fillLetter(words.greeting, { name }), fillLetter(words.body, { product, inviter })],
			button: { label: words.button, url: `${publicUrl}${mailedPath("invitation", language, token)}` },
			closing: [fillLetter(words.expires, { date }), fillLetter(words.notYou, { email })],
		},
		brand,
	);
}
