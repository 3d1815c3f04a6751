import type { LoginText } from "./schema.ts";

export const en: LoginText = {
	summary: {
		title: "Client Portal",
		description: "Sign in to see your demos, your projects’ progress and your reports.",
	},
	title: "Client Portal",
	intro: "Sign in to see your demos, each project’s progress and your reports.",
	fields: {
		username: "Username",
		password: "Password",
		remember: "Remember me",
		code: "Code",
		account: "Username or email",
		next: "New password",
	},
	placeholders: {
		username: "Enter your username",
		account: "Enter your username or email",
		password: "Enter your password",
	},
	forgot: "Forgot your password?",
	send: "Sign in",
	sending: "Signing in...",
	noAccount: { before: "Don’t have an account?", link: "Contact us" },
	refused: "Invalid credentials. Please try again.",
	failure: "Something went wrong. Please try again later.",
	slowed: "Too many attempts. Wait {minutes} min and try again, or ask for a new password.",
	passkey: {
		send: "Sign in with a passkey",
		refused: "That passkey doesn’t open an account here. Try again, or sign in with your password.",
		cancelled: "No passkey was used. Try again, or sign in with your password.",
	},
	code: {
		title: "One more step",
		intro: "Enter the code your authenticator app shows.",
		hint: "It has 6 digits. If you don’t have your phone, use one of your backup codes.",
		send: "Continue",
		refused: "That code isn’t valid or was already used. Wait for the next one and enter it.",
		again: "Start over",
	},
	forgotten: {
		title: "A new password",
		intro: "Tell us the username or email you sign in with, and we’ll send you a link to choose one.",
		send: "Send me the link",
		sent: "Check your email.",
		sentNext:
			"If that account exists, a link is on its way and works for 10 minutes. Can’t find it? Look in your spam folder.",
		back: "Back to sign in",
	},
	newPassword: {
		title: "Choose your password",
		intro: "You’ll sign in with it from now on. Any open sessions will end.",
		hint: "At least 10 characters. A phrase you’ll remember beats a jumble of symbols.",
		send: "Save password",
		done: "Done: you can sign in with your new password.",
		expired: "This link has been used or has expired.",
		expiredNext: "Request a new one. It arrives within minutes and works once.",
		ask: "Request a new link",
	},
	invitation: {
		title: "Welcome to the team",
		intro: "{name}, choose your password. From now on you sign in with your email, {email}.",
		send: "Save and sign in",
		signIn: "Sign in",
		home: "Go to the home page",
		ended: {
			used: {
				title: "This invitation has been used.",
				next: "Your account is ready. Sign in with your email and the password you chose.",
			},
			expired: {
				title: "This invitation has expired.",
				next: "It works for {hours} hours. Ask {inviter} to send it again.",
			},
			revoked: {
				title: "This invitation was revoked.",
				next: "If you think this is a mistake, talk to {inviter}.",
			},
			unknown: {
				title: "This invitation link doesn’t work.",
				next: "It may be incomplete or out of date. Try the newest one you were sent, or ask the person who invited you for another.",
			},
		},
	},
	emailChange: {
		title: "Your new email",
		intro: "You sign in with this address, and this is where we write to you about your account.",
		text: "Confirm that this address is yours.",
		send: "Confirm this email",
		done: "Done: your account uses this email now.",
		gone: "This link has been used or has expired. Ask for the change again in My account.",
	},
	problems: {
		tooShort: "It’s too short: use at least 10 characters.",
		tooLong: "It’s too long: the limit is 200 characters.",
		tooEasy: "It’s easy to guess. Try a phrase of three or four words.",
	},
	required: "Please fill this in.",
	blank: "Enter your username and password.",
};
