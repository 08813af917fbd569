import { useState } from 'react';
import { Button } from '../../../components/Button';
import { focusOn } from '../../../lib/focus-on';

const IS_FILE = /\.(mp4|webm|ogv|m4v|mov)$/i;

/**
 * The tutorial, in Spanish alone as there is no other (reference 7.9). Nothing of it is fetched before it is asked for:
 * a phone's data is not for free, and its provider need not know who comes by.
 */
export function TutorialVideo({ address }: { address: string }) {
  const [isOpen, setOpen] = useState(false);
  const isFile = IS_FILE.test(new URL(address, window.location.href).pathname);
  return (
    <section className="card">
      <h2>Vea cómo se hace</h2>
      <p>Este video le muestra el proceso paso a paso.</p>
      {isOpen && isFile && (
        // Explained by the steps in writing, just below it: it is the operator's file, whose words are not known here.
        <video ref={focusOn} className="tutorial" src={address} controls autoPlay playsInline />
      )}
      {isOpen && !isFile && (
        <iframe
          ref={focusOn}
          className="tutorial"
          src={address}
          title="Video tutorial"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Players refuse to play for who does not say where they are.
          referrerPolicy="strict-origin"
          // The configured player's page, of another origin: it needs its own scripts and storage.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      )}
      {!isOpen && (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Ver el video
        </Button>
      )}
    </section>
  );
}
