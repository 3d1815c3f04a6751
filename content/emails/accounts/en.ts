import type { AccountEmails } from "./schema.ts";

export const en: AccountEmails = {
	passwordReset: {
		greeting: "Hi {name},",
		button: "Choose a password",
		expires: {
			soon: "The link works once, for 10 minutes.",
			later: "The link works once, for {hours} hours.",
		},
		forgotten: {
			subject: "Change your {product} password",
			title: "Choose a new password",
			body: "You asked for a new password to sign in to {product} as {username}. Choose it here:",
			notYou: "If you didn’t ask for it, ignore this message: your password is still the same.",
		},
		reset: {
			subject: "Change your {product} password",
			title: "Choose a new password",
			body: "An administrator of {product} asked you to choose a new password for your account, {username}. The old one no longer works, and two-step verification and passkeys were removed. Choose it here:",
			notYou: "If the link has expired, ask for another one with “Forgot your password?”",
		},
		"new-account": {
			subject: "Your {product} account is ready",
			title: "Your {product} account is ready",
			body: "From today you can follow your projects in your {product} portal. Your username is {username}. Choose your password here:",
			notYou: "If the link has expired, ask for another one with “Forgot your password?”",
		},
	},
	invitation: {
		subject: "{inviter} invites you to the {product} team",
		title: "You’re invited to the {product} team",
		greeting: "Hi {name},",
		body: "{inviter} invites you to work in the staff area of {product}. Choose your password and sign in:",
		button: "Accept the invitation",
		expires: "The link works once, until {date}, Colombia time.",
		notYou:
			"If you weren’t expecting this invitation to {email}, ignore this message: no account is created.",
	},
	emailChange: {
		subject: "Confirm your new {product} email",
		title: "Confirm your new email",
		greeting: "Hi {name},",
		body: "Somebody asked to use this address for the {product} account {username}. Confirm it here:",
		button: "Confirm this email",
		expires: "The link works once, for {hours} hours. Until then the previous address stays in use.",
		notYou: "If you didn’t ask for it, ignore this message: nothing changes.",
	},
	emailChanged: {
		subject: "Your {product} account’s email has changed",
		title: "Your account has a new email",
		greeting: "Hi {name},",
		body: "Your {product} account, {username}, now uses a different, confirmed address. We won’t write to this one about it anymore.",
		notYou: "If you didn’t ask for it, reply to this message today: somebody may have your password.",
	},
	signInNotice: {
		greeting: "Hi {name},",
		unknown: "a browser we don’t recognize",
		changes: {
			"password-changed": "the password was changed",
			"password-reset": "a new password was chosen with a link sent to this address",
			"second-factor-on": "two-step verification was turned on",
			"second-factor-off": "two-step verification was turned off",
			"passkey-added": "a passkey was added",
			"passkey-removed": "a passkey was removed",
		},
		changed: {
			subject: "A security change on your {product} account",
			title: "How you sign in to your account changed",
			body: "On {time}, Colombia time, {change} for your {product} account, {username}.",
			next: "If it was you, there is nothing to do. If not, choose a new password today with “Forgot your password?” and reply to this email.",
		},
		"new-device": {
			subject: "Sign-in to {product} on a new device",
			title: "Somebody signed in to your account on a new device",
			body: "On {time}, Colombia time, somebody signed in to {product} as {username} with {device}.",
			next: "If it was you, there is nothing to do. If not, change your password and end the other sessions in My account.",
		},
		locked: {
			subject: "Failed attempts on your {product} account",
			title: "Your account is locked for a few minutes",
			body: "On {time}, Colombia time, somebody typed a wrong password many times for your {product} account, {username}.",
			next: "If it was you, wait a quarter of an hour or choose a new password with “Forgot your password?” If not, your password is still the same and nobody got in.",
		},
		"code-locked": {
			subject: "Wrong codes on your {product} account",
			title: "Two-step verification is locked for a few minutes",
			body: "On {time}, Colombia time, somebody typed the right password for your {product} account, {username}, and then many wrong codes.",
			next: "If it was you, wait a quarter of an hour and try again. If not, somebody knows your password: choose a new one today with “Forgot your password?”",
		},
	},
};
