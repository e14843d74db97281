import { mount } from 'svelte';
import App from './App.svelte';
import './ui/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

export default mount(App, { target });

// Nothing of this is of use while the client is being worked on.
if (import.meta.env.PROD) {
  addEventListener('load', () => void import('./pwa/start').then(({ start }) => start()));
}
