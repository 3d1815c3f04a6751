import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { challenge: string };
type Deviation = { origin?: string; isVerified?: boolean; counter?: number };

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** A passkey as a browser would hold it: P-256, without attestation, made and used as the site asks. */
export function softwareAuthenticator(site: { rpId: string; origin: string }) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const id = randomBytes(32);
	let counter = 0;

	function clientData(type: string, { challenge }: Options, origin = site.origin): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	}

	function authenticatorData(extra: number, { isVerified = true, counter: given }: Deviation): Buffer {
		counter = given ?? counter + 1;
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		const set = flags.present | (isVerified ? flags.verified : 0) | extra;
		return Buffer.concat([sha256(site.rpId), Buffer.from([set]), count]);
	}

	const answer = (response: Record<string, string>) =>
		JSON.stringify({
			id: id.toString("base64url"),
			rawId: id.toString("base64url"),
			type: "public-key",
			clientExtensionResults: {},
			response,
		});

	return {
		credentialId: id.toString("base64url"),
		/** What the browser says of the new passkey. */
		make(options: Options, deviation: Deviation = {}): string {
			const { x = "", y = "" } = publicKey.export({ format: "jwk" });
			const key = Buffer.concat([
				Buffer.from("a5010203262001215820", "hex"),
				Buffer.from(x, "base64url"),
				Buffer.from("225820", "hex"),
				Buffer.from(y, "base64url"),
			]);
			const data = Buffer.concat([
				authenticatorData(flags.attested, deviation),
				Buffer.alloc(16),
				Buffer.from([0, id.length]),
				id,
				key,
			]);
			const attestation = Buffer.concat([
				Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
				Buffer.from([data.length]),
				data,
			]);
			return answer({
				clientDataJSON: clientData("webauthn.create", options, deviation.origin).toString("base64url"),
				attestationObject: attestation.toString("base64url"),
			});
		},
		/** What the browser says of the passkey that it used. */
		use(options: Options, deviation: Deviation = {}): string {
			const client = clientData("webauthn.get", options, deviation.origin);
			const data = authenticatorData(0, deviation);
			const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
			return answer({
				clientDataJSON: client.toString("base64url"),
				authenticatorData: data.toString("base64url"),
				signature: signature.toString("base64url"),
			});
		},
	};
}
