import type { Page } from "@playwright/test";

/** The authenticator of a page's computer, whose owner puts a finger on it whenever it asks. */
export async function virtualAuthenticator(page: Page) {
	const client = await page.context().newCDPSession(page);
	await client.send("WebAuthn.enable");
	const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	const setVerified = (isUserVerified: boolean) =>
		client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
	return {
		/** Whether the finger is the owner's. */
		setVerified,
		/** Puts a copy in the place of the passkey, as it was before it was used. @returns how to put it back. */
		async copy(): Promise<() => Promise<void>> {
			const { credentials } = await client.send("WebAuthn.getCredentials", { authenticatorId });
			const [credential] = credentials;
			if (!credential) throw new Error("There is no passkey to copy.");
			const { credentialId } = credential;
			const put = async (signCount: number) => {
				await client.send("WebAuthn.removeCredential", { authenticatorId, credentialId });
				await client.send("WebAuthn.addCredential", {
					authenticatorId,
					credential: { ...credential, signCount },
				});
			};
			await put(0);
			return () => put(credential.signCount + 10);
		},
	};
}
